import AVKit
import SwiftUI

// The controls of a camera as a view of their own: pills, a dial, and hints that come and go.

@MainActor
@Observable
final class DialModel {
  var zoom: CGFloat = 1
  var isLocked = false
  var isOverlayOpen = false
  let steps: [CGFloat] = [0.5, 1, 2, 5]
}

struct ZoomDial: View {
  @Bindable var model: DialModel
  @Environment(\.colorScheme) private var colorScheme
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 12) {
      if isExpanded {
        dial.transition(.scale.combined(with: .opacity))
      }
      pills
      LockButton(isLocked: $model.isLocked)
    }
    .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    .background(.ultraThinMaterial, in: Capsule())
    .opacity(model.isOverlayOpen ? 0 : 1)
    .animation(.easeInOut(duration: 0.2), value: model.isOverlayOpen)
    .accessibilityIdentifier("dial panel")
  }

  private var pills: some View {
    HStack(spacing: 4) {
      ForEach(model.steps, id: \.self) { step in
        Button {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { model.zoom = step }
        } label: {
          Text(step, format: .number.precision(.fractionLength(0...1)))
            .font(.system(size: 13, weight: .semibold, design: .rounded))
            .foregroundStyle(step == model.zoom ? Color.yellow : colorScheme.text)
            .frame(width: 36, height: 36)
            .background(Circle().fill(.black.opacity(0.5)))
        }
        .buttonStyle(.plain)
        .disabled(model.isLocked)
        .accessibilityIdentifier("zoom \(step)")
      }
    }
    .onTapGesture(count: 2) {
      withAnimation { isExpanded.toggle() }
    }
    .accessibilityIdentifier("pills")
  }

  private var dial: some View {
    Circle()
      .trim(from: 0, to: 0.5)
      .stroke(
        LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing),
        style: StrokeStyle(lineWidth: 2, lineCap: .round)
      )
      .rotationEffect(.degrees(Double(model.zoom) * 30))
      .accessibilityIdentifier("dial")
  }
}

struct LockButton: View {
  @Binding var isLocked: Bool

  var body: some View {
    Button(isLocked ? "Unlock" : "Lock", systemImage: isLocked ? "lock.fill" : "lock.open") {
      isLocked.toggle()
    }
    .tint(.white)
    .accessibilityIdentifier("lock")
  }
}

extension ColorScheme {
  fileprivate var text: Color { self == .dark ? .white : .black }
}

#Preview("Dial", traits: .sizeThatFitsLayout) {
  ZoomDial(model: DialModel())
}
