/// The text of a project file, as Xcode 16 writes it.
enum XcodeText {
  static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    /* Begin PBXBuildFile section */
    		B01 /* PhotosCapture.appex in Embed ExtensionKit Extensions */ = {isa = PBXBuildFile; fileRef = F02 /* PhotosCapture.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
    		B02 /* PhotosWidgets.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = F03 /* PhotosWidgets.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
    		B03 /* SwiftUI.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F04 /* SwiftUI.framework */; };
    /* End PBXBuildFile section */

    /* Begin PBXCopyFilesBuildPhase section */
    		C01 /* Embed ExtensionKit Extensions */ = {
    			isa = PBXCopyFilesBuildPhase;
    			dstPath = "$(EXTENSIONS_FOLDER_PATH)";
    			dstSubfolderSpec = 16;
    			files = (
    				B01 /* PhotosCapture.appex in Embed ExtensionKit Extensions */,
    			);
    			name = "Embed ExtensionKit Extensions";
    		};
    		C02 /* Embed Foundation Extensions */ = {
    			isa = PBXCopyFilesBuildPhase;
    			dstPath = "";
    			dstSubfolderSpec = 13;
    			files = (
    				B02 /* PhotosWidgets.appex in Embed Foundation Extensions */,
    			);
    			name = "Embed Foundation Extensions";
    		};
    /* End PBXCopyFilesBuildPhase section */

    /* Begin PBXFileReference section */
    		F01 /* Photos.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Photos.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		F02 /* PhotosCapture.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.extensionkit-extension"; path = PhotosCapture.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    		F03 /* PhotosWidgets.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = PhotosWidgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    		F04 /* SwiftUI.framework */ = {isa = PBXFileReference; path = System/Library/Frameworks/SwiftUI.framework; sourceTree = SDKROOT; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
    		E01 /* Exceptions for "Photos" folder in "PhotosCapture" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				PhotoIntent.swift,
    			);
    			target = T02 /* PhotosCapture */;
    		};
    		E02 /* Exceptions for "Photos" folder in "PhotosWidgets" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				PhotoIntent.swift,
    			);
    			target = T03 /* PhotosWidgets */;
    		};
    		E03 /* Exceptions for "PhotosCapture" folder in "PhotosCapture" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Info.plist,
    			);
    			target = T02 /* PhotosCapture */;
    		};
    /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    		G01 /* Photos */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E01, E02, ); path = Photos; sourceTree = "<group>"; };
    		G02 /* PhotosCapture */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E03, ); path = PhotosCapture; sourceTree = "<group>"; };
    		G03 /* PhotosWidgets */ = {isa = PBXFileSystemSynchronizedRootGroup; path = PhotosWidgets; sourceTree = "<group>"; };
    /* End PBXFileSystemSynchronizedRootGroup section */

    /* Begin PBXFrameworksBuildPhase section */
    		H01 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (B03, ); };
    /* End PBXFrameworksBuildPhase section */

    /* Begin PBXGroup section */
    		G00 = {
    			isa = PBXGroup;
    			children = (
    				G01 /* Photos */,
    				G02 /* PhotosCapture */,
    				G03 /* PhotosWidgets */,
    				F04 /* SwiftUI.framework */,
    			);
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		T01 /* Photos */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L01;
    			buildPhases = (S01 /* Sources */, C01, C02, );
    			dependencies = (D01, D02, );
    			fileSystemSynchronizedGroups = (G01 /* Photos */, );
    			name = Photos;
    			productName = Photos;
    			productReference = F01 /* Photos.app */;
    			productType = "com.apple.product-type.application";
    		};
    		T02 /* PhotosCapture */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L02;
    			buildPhases = (S02 /* Sources */, H01 /* Frameworks */, );
    			fileSystemSynchronizedGroups = (G02 /* PhotosCapture */, );
    			name = PhotosCapture;
    			productReference = F02 /* PhotosCapture.appex */;
    			productType = "com.apple.product-type.extensionkit-extension";
    		};
    		T03 /* PhotosWidgets */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L03;
    			buildPhases = (S03 /* Sources */, );
    			fileSystemSynchronizedGroups = (G03 /* PhotosWidgets */, );
    			name = PhotosWidgets;
    			productReference = F03 /* PhotosWidgets.appex */;
    			productType = "com.apple.product-type.app-extension";
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		P00 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = L00;
    			mainGroup = G00;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (T01 /* Photos */, T02 /* PhotosCapture */, T03 /* PhotosWidgets */, );
    		};
    /* End PBXProject section */

    /* Begin PBXSourcesBuildPhase section */
    		S01 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (); };
    		S02 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (); };
    		S03 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (); };
    /* End PBXSourcesBuildPhase section */

    /* Begin PBXTargetDependency section */
    		D01 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T02 /* PhotosCapture */; };
    		D02 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T03 /* PhotosWidgets */; };
    /* End PBXTargetDependency section */

    /* Begin XCBuildConfiguration section */
    		X00 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Debug; };
    		X10 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
    		X01 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_KEY_NSCameraUsageDescription = "It takes \\"photos\\".";
    			};
    			name = Debug;
    		};
    		X11 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_KEY_NSCameraUsageDescription = "It takes photos.";
    			};
    			name = Release;
    		};
    		X02 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = "$(SRCROOT)/PhotosCapture/Info.plist";
    				INFOPLIST_KEY_NSCameraUsageDescription = "It takes photos.";
    			};
    			name = Debug;
    		};
    		X12 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = PhotosCapture/Info.plist;
    				INFOPLIST_KEY_NSCameraUsageDescription = "It takes photos.";
    			};
    			name = Release;
    		};
    		X03 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = PhotosWidgets/Info.plist;
    			};
    			name = Debug;
    		};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    		L00 = {isa = XCConfigurationList; buildConfigurations = (X00, X10, ); };
    		L01 = {isa = XCConfigurationList; buildConfigurations = (X01, X11, ); };
    		L02 = {isa = XCConfigurationList; buildConfigurations = (X02, X12, ); };
    		L03 = {isa = XCConfigurationList; buildConfigurations = (X03, ); };
    /* End XCConfigurationList section */
    	};
    	rootObject = P00 /* Project object */;
    }
    """
}
