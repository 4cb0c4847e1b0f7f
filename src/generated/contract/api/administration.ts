export interface paths {
    "/ui/administration/api/v1/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What accounts of the console did */
        get: operations["auditList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products and features of the platform */
        get: operations["featureList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the console */
        get: operations["roleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that can sign in to the console */
        get: operations["consoleAccountList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/remote-support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether engineers of the vendor may look into the console */
        get: operations["remoteSupportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/remote-support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of engineers for remote support */
        get: operations["remoteSupportApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/remote-support/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects requests for remote support
         * @description All requests are decided, or none.
         */
        post: operations["decideRemoteSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved time zone and those that can be chosen */
        get: operations["timeZoneQuery"];
        /** Saves the time zone in which the console tells times */
        put: operations["saveTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API keys of the company */
        get: operations["apiKeyList"];
        put?: never;
        /** Creates an API key, which this answer alone contains */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/api-keys/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes API keys */
        post: operations["revokeApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/administration/api/v1/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identity providers for single sign-on */
        get: operations["identityProviderList"];
        put?: never;
        post?: never;
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
        /** @description Success alone counts; nothing in the body may be relied on. */
        Acknowledgement: {
            [key: string]: unknown;
        };
        ApiKey: {
            /** @description Id of the key. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description First characters of the key. */
            prefix: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            role: "readOnly" | "analyst" | "administrator";
            /**
             * @description Whether it can be used.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was created.
             */
            created: string;
            /** @description Who created it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expires: string;
            /**
             * Format: date-time
             * @description When it was used last.
             */
            lastUsed: string | null;
            /** @description Address from which it was used last. */
            lastAddress: string | null;
        };
        ApiKeyList: {
            /** @description The entries asked for. */
            items: components["schemas"]["ApiKey"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        /** @description One thing that an account did in the console. */
        AuditEntry: {
            /** @description Id of the entry. */
            id: string;
            /**
             * Format: date-time
             * @description When it was done.
             */
            time: string;
            /** @description Name of the account. */
            account: string;
            /** @description Id of the account in the list of accounts. */
            accountId: string;
            /** @description Id of the user account by which the drawer of type 11 opens, where the company has one. */
            userId: string | null;
            /**
             * @description What the activity belongs to.
             * @enum {string}
             */
            category: "sign-in" | "investigation" | "response" | "policy" | "account" | "integration" | "report" | "console";
            /** @description What was done. */
            activity: string;
            /** @description Name of what it was done to. */
            object: string | null;
            /** @description Search type of the object, where it has a drawer. */
            searchType: number | null;
            /** @description Id by which the drawer of the object opens. */
            objectId: string | null;
            /**
             * @description How it ended.
             * @enum {string}
             */
            result: "success" | "failed";
            /** @description Address that the account came from. */
            sourceIp: string;
            /** @description What else is known about it. */
            details: string | null;
        };
        /** @description A part of a list. */
        AuditPage: {
            /** @description The entries asked for. */
            items: components["schemas"]["AuditEntry"][];
            /** @description How many entries there are without the limit. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was read.
             */
            asOf: string;
        };
        /** @description An account that can sign in to the console. */
        ConsoleAccount: {
            /** @description Id of the account. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Mail address of who uses it. */
            mail: string | null;
            /** @description Id of the user account by which the drawer of type 11 opens, where the company has one. */
            userId: string | null;
            /** @description Name of its role. */
            role: string;
            /** @description Id of its role. */
            roleId: string;
            /**
             * @description Whether it can sign in.
             * @enum {string}
             */
            state: "active" | "invited" | "disabled" | "locked";
            /**
             * @description How it signs in.
             * @enum {string}
             */
            signIn: "local" | "saml" | "saml-group" | "api-key";
            /** @description Whether a second factor is asked for. */
            secondFactor: boolean;
            /**
             * Format: date-time
             * @description When it signed in last.
             */
            lastSignIn: string | null;
        };
        /** @description A part of a list. */
        ConsoleAccountPage: {
            /** @description The entries asked for. */
            items: components["schemas"]["ConsoleAccount"][];
            /** @description How many entries there are without the limit. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was read.
             */
            asOf: string;
        };
        CreatedApiKey: {
            /** @description Id of the key. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The key. No other answer contains it. */
            key: string;
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
        /** @description A product or feature of the platform. */
        Feature: {
            /** @description Id of the product or feature. */
            id: string;
            /** @description Key by which a pre-release is opted in; others have none. */
            key: string | null;
            /** @description Its name. */
            name: string;
            /** @description What it is for. */
            description: string;
            /**
             * @description A product or a feature.
             * @enum {string}
             */
            kind: "product" | "feature";
            /**
             * @description Area of the platform.
             * @enum {string}
             */
            category: "posture" | "detection" | "threat-intelligence" | "endpoint" | "email" | "mobile" | "network" | "cloud" | "identity" | "data" | "code" | "automation" | "administration";
            /** @description Key of its entry in the menu, where it has one. */
            menuKey: number | null;
            /** @description Path of its page in the console, where it has one. */
            path: string | null;
            /**
             * @description Whether it can be used.
             * @enum {string}
             */
            state: "available" | "pre-release" | "not-licensed";
            /** @description Whether a pre-release was opted in. */
            optedIn: boolean;
        };
        /** @description A part of a list. */
        FeaturePage: {
            /** @description The entries asked for. */
            items: components["schemas"]["Feature"][];
            /** @description How many entries there are without the limit. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was read.
             */
            asOf: string;
        };
        IdentityProvider: {
            /** @description Id of the provider. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description How it signs people in.
             * @enum {string}
             */
            protocol: "saml" | "oidc";
            /**
             * @description Whether people can sign in with it.
             * @enum {string}
             */
            status: "active" | "inactive" | "error";
            /** @description Why sign-ins fail. */
            problem: string | null;
            /** @description Domains of the accounts. */
            domains: string[];
            /** @description Accounts that sign in with it. */
            accounts: number;
            /**
             * @description How accounts are created.
             * @enum {string}
             */
            provisioning: "scim" | "firstSignIn" | "manual";
            /** @description Entity id or issuer. */
            entityId: string;
            /**
             * Format: date-time
             * @description When its certificate expires.
             */
            certificateExpires: string;
            /**
             * Format: date-time
             * @description The latest sign-in.
             */
            lastSignIn: string | null;
        };
        IdentityProviderList: {
            /** @description The entries asked for. */
            items: components["schemas"]["IdentityProvider"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        /** @description A decision about requests for remote support. */
        RemoteSupportDecision: {
            /** @description Ids of the requests, each once. */
            ids: string[];
            /**
             * @description The decision.
             * @enum {string}
             */
            state: "approved" | "rejected";
            /** @description Why. */
            reason: string;
        };
        /** @description A part of a list. */
        RemoteSupportPage: {
            /** @description The entries asked for. */
            items: components["schemas"]["RemoteSupportRequest"][];
            /** @description How many entries there are without the limit. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was read.
             */
            asOf: string;
        };
        /** @description A request of an engineer for remote support. */
        RemoteSupportRequest: {
            /** @description Id of the request. */
            id: string;
            /** @description Who asks. */
            engineer: string;
            /** @description Case that it belongs to. */
            caseId: string;
            /** @description Why the engineer asks. */
            reason: string;
            /**
             * @description What the engineer may do.
             * @enum {string}
             */
            scope: "read" | "read-write";
            /**
             * @description Where the request stands.
             * @enum {string}
             */
            state: "pending" | "approved" | "rejected" | "expired";
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requested: string;
            /**
             * Format: date-time
             * @description When the request or the session ends.
             */
            expires: string;
            /** @description Account that decided. */
            decidedBy: string | null;
            /** @description Why it was approved or rejected. */
            decisionReason?: string | null;
        };
        /** @description Whether engineers of the vendor may look into the console. */
        RemoteSupportStatus: {
            /** @description Whether a session is allowed at present. */
            enabled: boolean;
            /**
             * @description Off, on, or waiting for an approval.
             * @enum {string}
             */
            state: "off" | "on" | "waiting";
            /** @description Who is allowed in, while it is on. */
            engineer: string | null;
            /** @description Case that the session belongs to. */
            caseId: string | null;
            /**
             * Format: date-time
             * @description Beginning of the session that is allowed.
             */
            since: string | null;
            /**
             * Format: date-time
             * @description End of the session that is allowed.
             */
            expires: string | null;
            /** @description Requests that wait for a decision. */
            pending: number;
            /**
             * Format: date-time
             * @description When an engineer was in the console last.
             */
            lastSession: string | null;
        };
        /** @description A role of the console. */
        Role: {
            /** @description Id of the role. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What it is for. */
            description: string | null;
            /**
             * @description Who made the role.
             * @enum {string}
             */
            type: "built-in" | "custom";
            /** @description How many permissions it gives. */
            permissions: number;
            /** @description How many accounts have it. */
            members: number;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated: string | null;
        };
        /** @description A part of a list. */
        RolePage: {
            /** @description The entries asked for. */
            items: components["schemas"]["Role"][];
            /** @description How many entries there are without the limit. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was read.
             */
            asOf: string;
        };
        /** @description A time zone. */
        TimeZone: {
            /** @description IANA name. */
            id: string;
            /** @description How far its clocks are ahead of UTC at present. */
            offset: string;
            /** @description The same in minutes. */
            minutes: number;
            /** @description Offset and name for a list. */
            label: string;
        };
        /** @description The zone to save. */
        TimeZoneChoice: {
            /** @description IANA name. */
            timeZone: string;
        };
        /** @description The saved time zone and those that can be chosen. */
        TimeZones: {
            /** @description IANA name of the saved zone; UTC is shown without one. */
            timeZone: string | null;
            /** @description Zones that can be chosen, from west to east. */
            offered: components["schemas"]["TimeZone"][];
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
        /** @description It has been changed since the version of If-Match; nothing was changed. */
        Conflict: {
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
    parameters: {
        /** @description The ETag of the version that the change is about. Without it, any version is changed. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this version of the answer, for If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    auditList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "time" | "-time" | "account" | "-account" | "activity" | "-activity" | "category" | "-category" | "object" | "-object" | "result" | "-result" | "sourceIp" | "-sourceIp";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
                to?: number;
                /** @description Only what ended like this. */
                result?: ("success" | "failed")[];
                /** @description Only activities of these kinds. */
                category?: ("sign-in" | "investigation" | "response" | "policy" | "account" | "integration" | "report" | "console")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    featureList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "name" | "-name" | "category" | "-category" | "kind" | "-kind" | "state" | "-state";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Only those in these states. */
                state?: ("available" | "pre-release" | "not-licensed")[];
                /** @description Only products or only features. */
                kind?: ("product" | "feature")[];
                /** @description Only those of these areas. */
                category?: ("posture" | "detection" | "threat-intelligence" | "endpoint" | "email" | "mobile" | "network" | "cloud" | "identity" | "data" | "code" | "automation" | "administration")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeaturePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    roleList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "name" | "-name" | "type" | "-type" | "permissions" | "-permissions" | "members" | "-members" | "updated" | "-updated";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Only roles that were made by these. */
                type?: ("built-in" | "custom")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RolePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    consoleAccountList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "name" | "-name" | "mail" | "-mail" | "role" | "-role" | "state" | "-state" | "signIn" | "-signIn" | "lastSignIn" | "-lastSignIn";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Only accounts in these states. */
                state?: ("active" | "invited" | "disabled" | "locked")[];
                /** @description Only accounts that sign in like this. */
                signIn?: ("local" | "saml" | "saml-group" | "api-key")[];
                /** @description Accounts of one role. */
                roleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsoleAccountPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    remoteSupportStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RemoteSupportStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    remoteSupportApprovals: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "requested" | "-requested" | "expires" | "-expires" | "engineer" | "-engineer" | "state" | "-state";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Only requests in these states. */
                state?: ("pending" | "approved" | "rejected" | "expired")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RemoteSupportPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    decideRemoteSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteSupportDecision"];
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
            /** @description A request has been decided already, or has expired. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    timeZoneQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeZones"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    saveTimeZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeZoneChoice"];
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
            /** @description The zone is not among those offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    apiKeyList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a minus. */
                sort?: "name" | "-name" | "created" | "-created" | "expires" | "-expires" | "lastUsed" | "-lastUsed" | "role" | "-role";
                /** @description Words that an entry contains, in any order and case. */
                q?: string;
                /** @description Only keys in these states. */
                status?: ("active" | "expired" | "revoked")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name. */
                    name: string;
                    /**
                     * @description What it may do.
                     * @enum {string}
                     */
                    role: "readOnly" | "analyst" | "administrator";
                    /**
                     * @description In how many days it expires.
                     * @enum {string}
                     */
                    expiresInDays: "30" | "90" | "365";
                };
            };
        };
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    revokeApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The keys, each once. */
                    ids: string[];
                };
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
    identityProviderList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a minus. */
                sort?: "name" | "-name" | "status" | "-status" | "accounts" | "-accounts" | "certificateExpires" | "-certificateExpires" | "lastSignIn" | "-lastSignIn";
                /** @description Words that an entry contains, in any order and case. */
                q?: string;
                /** @description Only providers in these states. */
                status?: ("active" | "inactive" | "error")[];
                /** @description Only providers with these protocols. */
                protocol?: ("saml" | "oidc")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityProviderList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
