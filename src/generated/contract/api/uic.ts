export interface paths {
    "/ui/uic/v3/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu tree of the signed-in user */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the signed-in user with its access rights */
        get: operations["getAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Time left before idle lock and end of session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/activeStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells that the user is active */
        post: operations["reportActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/notifications/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread counts and the address of the live channel */
        get: operations["getNotificationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/notifications/languages/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notifications in one language */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** License and promotion items for the banner area */
        get: operations["getNotificationItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/setting/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the language of the user */
        post: operations["setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/setting/landingPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu key of the user's landing page */
        get: operations["getLandingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/previewFramework/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the feature. */
                key: string;
            };
            cookie?: never;
        };
        /** The record of one pre-release feature */
        get: operations["getPreviewFeature"];
        put?: never;
        /** Opts in to one pre-release feature */
        post: operations["setPreviewFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/noUpgradeBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the upgrade banner of one kind */
        post: operations["noUpgradeBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/dismissBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismisses a banner item for good */
        post: operations["dismissBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/hideBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides a banner item */
        post: operations["hideBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/getUpgradeUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address that starts the upgrade */
        get: operations["getUpgradeUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/connectors/sds/ssoStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address of the other console for a single-sign-on jump */
        get: operations["getSsoStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/uic/v3/acceptTermsPopup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts one version of the legal terms */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The legal terms, a file beside the console */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/uic/v3/notifications/supportForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a support case */
        post: operations["sendSupportForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Rights of the signed-in user; exactly 1 is on. */
        Access: {
            console: components["schemas"]["Switch"];
            account: components["schemas"]["Switch"];
            company: components["schemas"]["Switch"];
            flagsState: {
                [key: string]: number;
            };
            permissions: {
                [key: string]: number;
            };
        };
        /** @description Success alone counts; nothing in the body may be relied on. */
        Acknowledgement: {
            [key: string]: unknown;
        };
        ActivityReport: {
            isActive: boolean;
        };
        AdvancedInfo: {
            /** @description Open list: the console knows those of its vocabulary, and others may come. */
            userType?: string | null;
            /** @description Open list: one that the console does not know counts as its default. */
            view?: string | null;
            isFoundation?: boolean | null;
            isMigrated?: boolean | null;
            showMSPTermsPopup?: boolean | null;
        };
        BannerReference: {
            pid: string;
        };
        /** @description The number is read from info.number, else error.code, else error.number. */
        Error: {
            info?: {
                number?: components["schemas"]["ErrorNumber"];
            };
            error?: {
                code?: components["schemas"]["ErrorNumber"];
                number?: components["schemas"]["ErrorNumber"];
            };
            message?: string;
            /** @description With status 403, the name of the permission that the account lacks. */
            permission?: string;
        };
        /** @description A number, or its digits as text. */
        ErrorNumber: number | string;
        LandingPage: {
            id?: number | string | null;
            /** @description Older servers put the id here. */
            data?: {
                id?: number | string | null;
            };
        };
        LanguageSetting: {
            lang: string;
        };
        LicenseItem: {
            /** @description last_essential, advanced_trial, complimentary_credit, paid_credit or a product id. */
            pid: string;
            /**
             * @description 1 warning, 2 error, 3 info.
             * @enum {integer}
             */
            status?: 1 | 2 | 3;
            /** @description Days left. */
            days?: number | null;
        };
        MenuAnswer: {
            data: components["schemas"]["MenuEntry"][];
            /** @description Whether pre-release features exist for the user. */
            preRelease?: boolean;
            previewFramework?: {
                preReleaseIds?: components["schemas"]["MenuKey"][];
            };
        };
        MenuEntry: {
            id: components["schemas"]["MenuKey"];
            title: string;
            l10n?: string | null;
            l10n_collapsed?: string | null;
            icon?: string | null;
            /** @description Whether the entry is drawn; it is allowed either way. */
            sidebar: boolean;
            /** @description An entry without a role is allowed but not drawn. */
            role?: string | null;
            preview?: boolean | null;
            /** @description Tracking name. */
            pendo?: string | null;
            comesoon?: boolean | null;
            divider?: boolean | null;
            /** @description Tooltip. */
            info?: string | null;
            children?: components["schemas"]["MenuEntry"][];
        };
        /** @description Numeric key of a route, or the name of a group or special entry. */
        MenuKey: number | string;
        Notification: {
            id: string | number;
            /**
             * @description 0 informative and 1 task.
             * @enum {integer}
             */
            type: 0 | 1;
            /** @enum {string} */
            level?: "pending" | "error" | "info" | "success" | "security" | "partially_successful" | "new_feature" | "rejection";
            /** @description May hold HTML. */
            description?: string | null;
            status?: string | null;
            /** @description Milliseconds. */
            time?: number | null;
            application?: string | null;
            link?: string | null;
            downloadUrl?: string | null;
        };
        NotificationCounts: {
            /** @description Unread items by notification type. */
            counts?: {
                0?: number;
                1?: number;
            };
            token?: string | null;
            webSocketUrl?: string | null;
        };
        NotificationItems: {
            license?: components["schemas"]["LicenseItem"][];
            /** @description Whether the identity provider needs attention. */
            idp?: boolean | null;
            /** @description Whether a credit promotion is offered. */
            promotion?: boolean | null;
            modal?: {
                isKickingAction?: boolean | null;
            } | null;
        };
        NotificationList: {
            notifications?: components["schemas"]["Notification"][];
            /** @description Milliseconds. */
            lastReadTime?: number | null;
        };
        PreviewFeature: {
            requiredCreditStr?: string | null;
            /** @enum {string|null} */
            creditAllocation?: "required" | "possiblyRequired" | "notRequired" | "fullCredit" | "partialCredit" | "free" | null;
            description?: string | null;
            feature?: string | null;
            optIn?: boolean | null;
            /** @description Milliseconds. */
            GATimestamp?: number | string | null;
        };
        PreviewOptIn: {
            optIn: boolean;
        };
        Profile: {
            user_name: string;
            companyName?: string | null;
            role?: string | null;
            account_id: string;
            companyGUID?: string | null;
            user_id?: string | null;
            roleId?: string | null;
            /** @description Address of the partner's logo. */
            logo?: string | null;
            partnerId?: string | null;
            accountProfile?: {
                email?: string | null;
            };
            companyProfile?: {
                showUpgradeToFoundationBanner?: boolean | null;
            };
            consoleSettings?: {
                /** @description Changes when the settings change. */
                hash?: string | null;
                /** @description IANA name of the zone in which times are shown; UTC without one. */
                timeZone?: string | null;
            };
            advancedInfo: components["schemas"]["AdvancedInfo"];
            aidialog?: boolean | null;
            caseLogApp?: boolean | null;
            helpKitApp?: boolean | null;
            access: components["schemas"]["Access"];
        };
        SessionAnswer: {
            /** @description Missing or null where the user type has no time-outs. */
            timeoutLeft?: {
                /** @description Milliseconds. */
                idleTimeoutLeft?: number | null;
                /** @description Milliseconds. */
                sessionTimeoutLeft?: number | null;
            } | null;
            isFoundation?: boolean | null;
        };
        SsoStatus: {
            redirectUrl?: string | null;
        };
        SupportForm: {
            name: string;
            /** Format: email */
            email: string;
            phoneNumber: string;
            /** @enum {string} */
            caseType: "Subscription Support" | "User Management Support" | "Threat Concern" | "Technical Support";
            /** @enum {string} */
            severity: "General Guidance P4" | "System Impaired P3" | "Production System Impaired P2" | "Production System Down P1" | "Business-Critical System Down P0";
            memo: string;
            /** @enum {string} */
            contactMethod: "Email" | "Phone";
        };
        /**
         * @description Exactly 1 is on.
         * @enum {integer}
         */
        Switch: 0 | 1;
        Terms: {
            /** @description Told to the server when they are accepted. */
            version: string;
            paragraphs: string[];
        };
        TermsAcceptance: {
            version: string;
        };
        UpgradeDismissal: {
            prefix: string;
        };
        UpgradeUrl: {
            upgradeUrl?: string | null;
        };
    };
    responses: {
        /** @description The request was refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is over or the token is unknown; 4011403 asks for a sign-out. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getAuth: {
        parameters: {
            query: {
                /** @description Language of the browser. */
                lang: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    reportActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityReport"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getNotificationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Language of the texts. */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getNotificationItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageSetting"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getLandingPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getPreviewFeature: {
        parameters: {
            query: {
                /** @description Language of the texts. */
                lang: string;
            };
            header?: never;
            path: {
                /** @description Key of the feature. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewFeature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    setPreviewFeature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the feature. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOptIn"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    noUpgradeBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeDismissal"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    dismissBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerReference"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    hideBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerReference"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getUpgradeUrl: {
        parameters: {
            query: {
                /** @description Language of the target. */
                lang: string;
                /** @description In-app path to return to. */
                relayState: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getSsoStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoStatus"];
                };
            };
            /** @description The request was refused; the body names the reason by number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAcceptance"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    sendSupportForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportForm"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
