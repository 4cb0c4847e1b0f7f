export interface paths {
    "/ui/assets/api/v1/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Computers of the company */
        get: operations["endpointList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/mobiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mobile devices of the company */
        get: operations["mobileList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/containers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Containers in the clusters of the company */
        get: operations["containerList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/containers/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Containers in numbers */
        get: operations["containerSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/cloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cloud assets of the company */
        get: operations["cloudAssetList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/cloud/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cloud assets in numbers */
        get: operations["cloudSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the company with what directories know of them */
        get: operations["identityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/email-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mailboxes of the company */
        get: operations["emailAccountList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/assets/api/v1/data-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places that hold sensitive data */
        get: operations["dataStoreList"];
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
        /** @description The assets of an account. */
        AccountCount: {
            /** @description Id of the account. */
            id: string;
            /** @description Name of the account. */
            name: string;
            /**
             * @description Provider.
             * @enum {string}
             */
            provider: "AWS" | "Azure" | "GCP";
            /** @description All of them. */
            count: number;
            /** @description Those with a high risk. */
            highRisk: number;
        };
        /** @description A cloud asset. */
        CloudAssetItem: {
            /** @description Resource name; opens the drawer of a cloud asset (10). */
            id: string;
            /** @description Name. */
            name: string;
            /**
             * @description Provider.
             * @enum {string}
             */
            provider: "AWS" | "Azure" | "GCP";
            /** @description Id of the account. */
            accountId: string;
            /** @description Name of the account. */
            accountName: string;
            /** @description Region. */
            region: string | null;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "virtualMachine" | "storage" | "database" | "function" | "identity" | "network" | "cluster";
            /** @description Service of the provider. */
            service: string;
            /** @description Group of resources. */
            resourceGroup: string | null;
            /** @description Team it belongs to. */
            ownerTeam: string | null;
            /**
             * @description From where it can be reached.
             * @enum {string}
             */
            exposure: "public" | "internal";
            /** @description Risk, 0 to 100. */
            risk: number;
            /** @description How many settings break a rule. */
            misconfigurations: number;
            /** @description The gravest of them. */
            worstMisconfiguration: string | null;
            /**
             * Format: date-time
             * @description When it was seen last.
             */
            lastSeen: string;
        };
        /** @description One page of cloud assets. */
        CloudAssetList: {
            /** @description The page. */
            items: components["schemas"]["CloudAssetItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description Cloud assets in numbers. */
        CloudSummary: {
            /** @description All assets. */
            total: number;
            /** @description Accounts with assets. */
            accounts: number;
            /** @description Assets by provider. */
            byProvider: components["schemas"]["ProviderCount"][];
            /** @description Assets by type. */
            byType: components["schemas"]["TypeCount"][];
            /** @description Assets by level of risk. */
            byRisk: components["schemas"]["RiskCount"][];
            /** @description Assets by account, the account with the most first. */
            byAccount: components["schemas"]["AccountCount"][];
            /** @description Broken rules, the one that most assets break first. */
            misconfigurations: components["schemas"]["MisconfigurationCount"][];
            /**
             * Format: date-time
             * @description When they were counted.
             */
            asOf: string;
        };
        /** @description The containers of a cluster. */
        ClusterCount: {
            /**
             * @description Cluster.
             * @enum {string}
             */
            cluster: "optics-prod" | "optics-stage" | "factory-edge" | "data-batch" | "build";
            /** @description All of them. */
            count: number;
            /** @description Those that are protected. */
            protected: number;
            /** @description Those with a high risk. */
            highRisk: number;
        };
        /** @description A container. */
        ContainerItem: {
            /** @description Container id; opens the drawer of a container (9). */
            id: string;
            /** @description Name. */
            name: string;
            /**
             * @description Cluster it runs in.
             * @enum {string}
             */
            cluster: "optics-prod" | "optics-stage" | "factory-edge" | "data-batch" | "build";
            /** @description Name space in the cluster. */
            namespace: string;
            /** @description Machine it runs on. */
            node: string;
            /** @description Image with its tag. */
            image: string;
            /** @description Digest of the image. */
            imageId: string | null;
            /** @description running, pending, restarting, terminated or another text. */
            status: string;
            /**
             * @description Whether the runtime protection watches it.
             * @enum {string}
             */
            protection: "protected" | "outdated" | "unprotected";
            /** @description Whether it has the rights of its machine. */
            privileged: boolean;
            /** @description Risk, 0 to 100. */
            risk: number;
            /** @description Known weaknesses in the image. */
            vulnerabilities: number;
            /** @description How often it was started again. */
            restarts: number;
            /**
             * Format: date-time
             * @description When it started.
             */
            started: string;
        };
        /** @description One page of containers. */
        ContainerList: {
            /** @description The page. */
            items: components["schemas"]["ContainerItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description Containers in numbers. */
        ContainerSummary: {
            /** @description All containers. */
            total: number;
            /** @description Containers by cluster. */
            byCluster: components["schemas"]["ClusterCount"][];
            /** @description Containers by state. */
            byState: components["schemas"]["StateCount"][];
            /** @description Containers by state of protection. */
            byProtection: components["schemas"]["ProtectionCount"][];
            /** @description Containers by level of risk. */
            byRisk: components["schemas"]["RiskCount"][];
            /**
             * Format: date-time
             * @description When they were counted.
             */
            asOf: string;
        };
        /** @description A place that holds sensitive data. */
        DataStoreItem: {
            /** @description Id of the place. */
            id: string;
            /** @description Name; the title of its object group. */
            name: string;
            /**
             * @description Kind of place.
             * @enum {string}
             */
            kind: "fileServer" | "bucket" | "saasFolder";
            /** @description Where it is. */
            location: string;
            /** @description Id of the user it belongs to; opens the drawer of a user account (11). */
            ownerId: string;
            /** @description Name of the user it belongs to. */
            ownerName: string;
            /** @description Department of the user it belongs to. */
            department: string;
            /**
             * @description Who can reach it.
             * @enum {string}
             */
            exposure: "public" | "company" | "restricted";
            /** @description Risk, 0 to 100. */
            risk: number;
            /** @description Sensitive files. */
            sensitive: number;
            /** @description Of them with personal data. */
            personal: number;
            /** @description Of them with data of payments. */
            payment: number;
            /** @description Of them contracts. */
            contracts: number;
            /** @description Of them with credentials. */
            credentials: number;
            /** @description Of them with data of health. */
            health: number;
            /** @description Endpoint id of the server it stands on; opens the drawer of a host (8). */
            endpointId: string | null;
            /** @description Resource name of the cloud asset that it is; opens the drawer of a cloud asset (10). */
            arn: string | null;
            /** @description Opens the drawer of its files (object-group). */
            payload: {
                /** @description Id of the place. */
                store: string;
            };
            /**
             * Format: date-time
             * @description When it was scanned last.
             */
            lastScan: string;
        };
        /** @description One page of places that hold sensitive data. */
        DataStoreList: {
            /** @description The page. */
            items: components["schemas"]["DataStoreItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description A mailbox. */
        EmailAccountItem: {
            /** @description User id; opens the drawer of a user account (11). */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Mail address. */
            mail: string;
            /** @description Department. */
            department: string;
            /** @description Office. */
            office: string;
            /**
             * @description Mail service.
             * @enum {string}
             */
            service: "exchange" | "google";
            /**
             * @description Protection of the mailbox.
             * @enum {string}
             */
            protection: "enabled" | "partial" | "disabled";
            /**
             * @description State of the threat policy.
             * @enum {string|null}
             */
            policyStatus: "enabledAndOptimized" | "enabledButNotOptimized" | "disabled" | null;
            /** @description Id of the threat policy. */
            policyId: string | null;
            /** @description Id of the data loss policy. */
            dlpPolicyId: string | null;
            /** @description Mails of the month. */
            received: number;
            /** @description Mails of the month in quarantine. */
            quarantined: number;
            /** @description Risk, 0 to 100. */
            risk: number;
            /**
             * Format: date-time
             * @description When the mailbox was used last.
             */
            lastSeen: string;
        };
        /** @description One page of mailboxes. */
        EmailAccountList: {
            /** @description The page. */
            items: components["schemas"]["EmailAccountItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description A computer. */
        EndpointItem: {
            /** @description Endpoint id; opens the drawer of a host (8). */
            id: string;
            /** @description Computer id; opens the drawer of a host (2). */
            computerId: string;
            /** @description Id of the device in directories. */
            deviceId: string;
            /** @description Host name. */
            name: string;
            /** @description Address used last. */
            ip: string | null;
            /**
             * @description System.
             * @enum {string}
             */
            os: "windows" | "mac" | "linux" | "other";
            /** @description System with its edition. */
            osName: string | null;
            /** @description Version of the system. */
            osVersion: string | null;
            /**
             * @description Kind of computer.
             * @enum {string|null}
             */
            kind: "desktop" | "server" | null;
            /** @description Id of the user it belongs to; opens the drawer of a user account (11). */
            ownerId: string;
            /** @description Name of the user it belongs to. */
            ownerName: string;
            /** @description Department of the user it belongs to. */
            department: string;
            /** @description Account signed in last, with its domain. */
            account: string;
            /** @description Office where it stands. */
            site: string;
            /**
             * @description Product that protects it.
             * @enum {string}
             */
            product: "unified" | "endpoint-protection" | "workload-protection" | "sensor" | "none";
            /** @description Policy of the product. */
            policy: string | null;
            /** @description Version of the agent. */
            agentVersion: string | null;
            /**
             * @description Whether the agent reports.
             * @enum {string}
             */
            connection: "connected" | "disconnected" | "unknown";
            /**
             * @description Whether it is cut off from the network.
             * @enum {string}
             */
            isolation: "enabled" | "pending" | "disabled";
            /** @description Risk, 0 to 100. */
            risk: number;
            /** @description Known weaknesses without a patch. */
            vulnerabilities: number;
            /**
             * Format: date-time
             * @description When the agent reported last.
             */
            lastSeen: string | null;
        };
        /** @description One page of endpoints. */
        EndpointList: {
            /** @description The page. */
            items: components["schemas"]["EndpointItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
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
        /** @description Somebody with an account. */
        IdentityItem: {
            /** @description User id; opens the drawer of a user account (11). */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Mail address. */
            mail: string | null;
            /** @description Account with its domain. */
            account: string;
            /** @description Department. */
            department: string;
            /** @description Position. */
            title: string;
            /** @description Office. */
            office: string;
            /** @description Country of the office. */
            country: string;
            /**
             * @description Directory.
             * @enum {string}
             */
            source: "microsoft" | "google" | "onPremises";
            /**
             * @description Whether the account can be used.
             * @enum {string}
             */
            state: "enabled" | "disabled";
            /**
             * @description Second factor of the sign-in.
             * @enum {string}
             */
            mfa: "registered" | "missing" | "unknown";
            /**
             * @description Whether the account may more than others.
             * @enum {string}
             */
            privilege: "privileged" | "ordinary";
            /** @description Roles in the directory. */
            roles: string[];
            /** @description Groups in the directory. */
            groups: number;
            /** @description Endpoints that belong to it. */
            endpoints: number;
            /** @description Risk, 0 to 100. */
            risk: number;
            /**
             * Format: date-time
             * @description Last sign-in.
             */
            lastSignIn: string;
            /**
             * Format: date-time
             * @description When the password was set.
             */
            passwordChanged: string | null;
        };
        /** @description One page of identities. */
        IdentityList: {
            /** @description The page. */
            items: components["schemas"]["IdentityItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description A rule and the assets that break it. */
        MisconfigurationCount: {
            /** @description Id of the rule. */
            id: string;
            /** @description What is wrong. */
            title: string;
            /**
             * @description How grave it is.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /** @description How many assets break it. */
            count: number;
        };
        /** @description A mobile device. */
        MobileItem: {
            /** @description Device id; opens the drawer of a mobile device (7). */
            id: string;
            /** @description Name of the device. */
            name: string;
            /**
             * @description System.
             * @enum {string|null}
             */
            system: "android" | "ios" | null;
            /** @description System with its version. */
            osVersion: string | null;
            /** @description Brand. */
            brand: string | null;
            /** @description Model. */
            model: string | null;
            /** @description Address of the network card. */
            mac: string | null;
            /** @description Serial number in mobile networks. */
            imei: string | null;
            /** @description Id of the user it belongs to; opens the drawer of a user account (11). */
            ownerId: string;
            /** @description Name of the user it belongs to. */
            ownerName: string;
            /** @description Department of the user it belongs to. */
            department: string;
            /** @description Office of the user it belongs to. */
            site: string;
            /** @description Risk, 0 to 100. */
            risk: number;
            /**
             * @description 4 high, 3 medium, 2 warning, 1 safe.
             * @enum {integer}
             */
            securityStatus: 1 | 2 | 3 | 4;
            /**
             * @description 3 error, 2 warning, 1 success.
             * @enum {integer|null}
             */
            deviceStatus: 1 | 2 | 3 | null;
            /**
             * Format: date-time
             * @description When it was scanned last.
             */
            lastScan: string | null;
        };
        /** @description One page of mobile devices. */
        MobileList: {
            /** @description The page. */
            items: components["schemas"]["MobileItem"][];
            /** @description How many there are on all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        /** @description The containers whose protection is in one state. */
        ProtectionCount: {
            /**
             * @description State of protection.
             * @enum {string}
             */
            protection: "protected" | "outdated" | "unprotected";
            /** @description How many. */
            count: number;
        };
        /** @description The assets of a provider. */
        ProviderCount: {
            /**
             * @description Provider.
             * @enum {string}
             */
            provider: "AWS" | "Azure" | "GCP";
            /** @description How many. */
            count: number;
        };
        /** @description The assets with one level of risk. */
        RiskCount: {
            /**
             * @description Level.
             * @enum {string}
             */
            level: "high" | "medium" | "low";
            /** @description How many. */
            count: number;
        };
        /** @description The containers in one state. */
        StateCount: {
            /** @description State. */
            state: string;
            /** @description How many. */
            count: number;
        };
        /** @description The assets of a type. */
        TypeCount: {
            /**
             * @description Type.
             * @enum {string}
             */
            type: "virtualMachine" | "storage" | "database" | "function" | "identity" | "network" | "cluster";
            /** @description How many. */
            count: number;
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
    endpointList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "ip" | "-ip" | "os" | "-os" | "kind" | "-kind" | "ownerName" | "-ownerName" | "department" | "-department" | "site" | "-site" | "product" | "-product" | "policy" | "-policy" | "agentVersion" | "-agentVersion" | "connection" | "-connection" | "isolation" | "-isolation" | "risk" | "-risk" | "vulnerabilities" | "-vulnerabilities" | "lastSeen" | "-lastSeen";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only endpoints with these systems. */
                os?: ("windows" | "mac" | "linux" | "other")[];
                /** @description Only endpoints of these kinds. */
                kind?: ("desktop" | "server")[];
                /** @description Only endpoints with these connections. */
                connection?: ("connected" | "disconnected" | "unknown")[];
                /** @description Only endpoints in these states of isolation. */
                isolation?: ("enabled" | "pending" | "disabled")[];
                /** @description Only endpoints with these products. */
                product?: ("unified" | "endpoint-protection" | "workload-protection" | "sensor" | "none")[];
                /** @description Only endpoints of these sites. */
                site?: ("Oslo" | "Bergen" | "Hamburg" | "Lyon" | "Leeds" | "Boston" | "Osaka" | "Kraków")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only endpoints with this number of vulnerabilities or more. */
                vulnerabilitiesFrom?: number;
                /** @description Only endpoints last seen at this time or later, in unix seconds. */
                from?: number;
                /** @description Only endpoints last seen at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["EndpointList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    mobileList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "system" | "-system" | "osVersion" | "-osVersion" | "model" | "-model" | "ownerName" | "-ownerName" | "department" | "-department" | "site" | "-site" | "risk" | "-risk" | "securityStatus" | "-securityStatus" | "deviceStatus" | "-deviceStatus" | "lastScan" | "-lastScan";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only the device with this id. */
                id?: string;
                /** @description Only devices with these systems. */
                system?: ("android" | "ios")[];
                /** @description Only devices in these states of security. */
                security?: ("high" | "medium" | "warning" | "safe")[];
                /** @description Only devices that work so. */
                status?: ("success" | "warning" | "error")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only devices last scanned at this time or later, in unix seconds. */
                from?: number;
                /** @description Only devices last scanned at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["MobileList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    containerList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "cluster" | "-cluster" | "namespace" | "-namespace" | "node" | "-node" | "image" | "-image" | "status" | "-status" | "protection" | "-protection" | "risk" | "-risk" | "vulnerabilities" | "-vulnerabilities" | "restarts" | "-restarts" | "started" | "-started";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only containers of these clusters. */
                cluster?: ("optics-prod" | "optics-stage" | "factory-edge" | "data-batch" | "build")[];
                /** @description Only containers in these states. */
                status?: ("running" | "pending" | "restarting" | "terminated")[];
                /** @description Only containers whose protection is in these states. */
                protection?: ("protected" | "outdated" | "unprotected")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only containers started at this time or later, in unix seconds. */
                from?: number;
                /** @description Only containers started at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["ContainerList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    containerSummary: {
        parameters: {
            query?: {
                /** @description Only containers of these clusters. */
                cluster?: ("optics-prod" | "optics-stage" | "factory-edge" | "data-batch" | "build")[];
                /** @description Only containers in these states. */
                status?: ("running" | "pending" | "restarting" | "terminated")[];
                /** @description Only containers whose protection is in these states. */
                protection?: ("protected" | "outdated" | "unprotected")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only containers started at this time or later, in unix seconds. */
                from?: number;
                /** @description Only containers started at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["ContainerSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    cloudAssetList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "provider" | "-provider" | "accountName" | "-accountName" | "region" | "-region" | "type" | "-type" | "service" | "-service" | "resourceGroup" | "-resourceGroup" | "ownerTeam" | "-ownerTeam" | "exposure" | "-exposure" | "risk" | "-risk" | "misconfigurations" | "-misconfigurations" | "lastSeen" | "-lastSeen";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only assets of these providers. */
                provider?: ("AWS" | "Azure" | "GCP")[];
                /** @description Only assets of these accounts. */
                account?: string[];
                /** @description Only assets of these types. */
                type?: ("virtualMachine" | "storage" | "database" | "function" | "identity" | "network" | "cluster")[];
                /** @description Only assets that can be reached from there. */
                exposure?: ("public" | "internal")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only assets last seen at this time or later, in unix seconds. */
                from?: number;
                /** @description Only assets last seen at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["CloudAssetList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    cloudSummary: {
        parameters: {
            query?: {
                /** @description Only assets of these providers. */
                provider?: ("AWS" | "Azure" | "GCP")[];
                /** @description Only assets of these accounts. */
                account?: string[];
                /** @description Only assets of these types. */
                type?: ("virtualMachine" | "storage" | "database" | "function" | "identity" | "network" | "cluster")[];
                /** @description Only assets that can be reached from there. */
                exposure?: ("public" | "internal")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only assets last seen at this time or later, in unix seconds. */
                from?: number;
                /** @description Only assets last seen at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["CloudSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    identityList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "mail" | "-mail" | "department" | "-department" | "title" | "-title" | "office" | "-office" | "source" | "-source" | "state" | "-state" | "mfa" | "-mfa" | "privilege" | "-privilege" | "groups" | "-groups" | "endpoints" | "-endpoints" | "risk" | "-risk" | "lastSignIn" | "-lastSignIn" | "passwordChanged" | "-passwordChanged";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only identities from these directories. */
                source?: ("microsoft" | "google" | "onPremises")[];
                /** @description Only identities in these states. */
                state?: ("enabled" | "disabled")[];
                /** @description Only identities whose second factor is in these states. */
                mfa?: ("registered" | "missing" | "unknown")[];
                /** @description Only identities with these privileges. */
                privilege?: ("privileged" | "ordinary")[];
                /** @description Only identities of these departments. */
                department?: ("Production" | "Engineering" | "Sales" | "Finance" | "Logistics" | "Purchasing" | "Service" | "Information technology" | "Human resources" | "Legal")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only identities that signed in last at this time or later, in unix seconds. */
                from?: number;
                /** @description Only identities that signed in last at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["IdentityList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    emailAccountList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "mail" | "-mail" | "department" | "-department" | "office" | "-office" | "service" | "-service" | "protection" | "-protection" | "policyStatus" | "-policyStatus" | "received" | "-received" | "quarantined" | "-quarantined" | "risk" | "-risk" | "lastSeen" | "-lastSeen";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only mailboxes of these services. */
                service?: ("exchange" | "google")[];
                /** @description Only mailboxes with this protection. */
                protection?: ("enabled" | "partial" | "disabled")[];
                /** @description Only mailboxes whose policy is in these states. */
                policyStatus?: ("enabledAndOptimized" | "enabledButNotOptimized" | "disabled")[];
                /** @description Only mailboxes of these departments. */
                department?: ("Production" | "Engineering" | "Sales" | "Finance" | "Logistics" | "Purchasing" | "Service" | "Information technology" | "Human resources" | "Legal")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only mailboxes last used at this time or later, in unix seconds. */
                from?: number;
                /** @description Only mailboxes last used at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["EmailAccountList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    dataStoreList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "name" | "-name" | "kind" | "-kind" | "location" | "-location" | "ownerName" | "-ownerName" | "department" | "-department" | "exposure" | "-exposure" | "risk" | "-risk" | "sensitive" | "-sensitive" | "personal" | "-personal" | "payment" | "-payment" | "contracts" | "-contracts" | "credentials" | "-credentials" | "health" | "-health" | "lastScan" | "-lastScan";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only places of these kinds. */
                kind?: ("fileServer" | "bucket" | "saasFolder")[];
                /** @description Only places that hold data of one of these types. */
                dataType?: ("personal" | "payment" | "contracts" | "credentials" | "health")[];
                /** @description Only places that can be reached so. */
                exposure?: ("public" | "company" | "restricted")[];
                /** @description Only assets whose risk is of these levels: high from 70, low to 30. */
                risk?: ("high" | "medium" | "low")[];
                /** @description Only places last scanned at this time or later, in unix seconds. */
                from?: number;
                /** @description Only places last scanned at this time or earlier, in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["DataStoreList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
