export interface paths {
    "/ui/overview/api/v1/alert-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many alerts there are and how they stand */
        get: operations["alertSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/alert-trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts over time by severity */
        get: operations["alertTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/risk-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Risk of the company and of its assets */
        get: operations["riskSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/risk-trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Risk of the company over time */
        get: operations["riskTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/top-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The riskiest assets of all kinds */
        get: operations["topRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/mail-trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails over time by what became of them */
        get: operations["mailTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/sensor-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which sensors and protections are in place */
        get: operations["sensorSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/exposure-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts of the risk with what they come from */
        get: operations["exposureSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/recent-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Objects seen last in alerts and detections */
        get: operations["recentIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/insight-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Threat insights that touch the company */
        get: operations["insightSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/overview/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Objects of all kinds that a keyword names */
        get: operations["globalSearch"];
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
        /** @description Alerts of one step. */
        AlertPoint: {
            /**
             * Format: date-time
             * @description Beginning of the step.
             */
            time: string;
            /** @description Critical alerts. */
            critical: number;
            /** @description High alerts. */
            high: number;
            /** @description Medium alerts. */
            medium: number;
            /** @description Low alerts. */
            low: number;
            /** @description Alerts of any other severity. */
            other: number;
        };
        /** @description How many alerts the period has and how they stand. */
        AlertSummary: {
            /** @description Alerts of the period. */
            total: number;
            /** @description Those of them that are open or in progress. */
            open: number;
            /** @description Those of them that are closed. */
            closed: number;
            /** @description Alerts that the period brought. */
            new: number;
            /** @description Alerts of the period of the same length before; null where nothing is known of it. */
            newBefore: number | null;
            /** @description Alerts of the period by severity, worst first. */
            bySeverity: components["schemas"]["KeyCount"][];
            /** @description Alerts of the period by status. */
            byStatus: components["schemas"]["KeyCount"][];
            /** @description Alerts of the period by what raised them, most first. */
            byProvider: components["schemas"]["KeyCount"][];
            /** @description Seconds from raising to closing, the median of closed alerts; null when none is closed. */
            medianTimeToClose: number | null;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description Alerts over time. */
        AlertTrend: {
            /** @description One point for each step, oldest first. */
            points: components["schemas"]["AlertPoint"][];
            /** @description Seconds from one point to the next. */
            step: number;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description Endpoints and their sensors. */
        EndpointSensors: {
            /** @description All endpoints. */
            total: number;
            /** @description Those seen in the period. */
            seen: number;
            /** @description Endpoints by connection. */
            byConnection: components["schemas"]["KeyCount"][];
            /** @description Endpoints by product, most first. */
            byProduct: components["schemas"]["KeyCount"][];
            /** @description Endpoints by operating system, most first. */
            byOs: components["schemas"]["KeyCount"][];
            /** @description Endpoints with an outdated pattern. */
            outdatedPatterns: number;
        };
        /** @description Mobile devices and whether they are enrolled. */
        EnrolledMobiles: {
            /** @description All mobile devices. */
            total: number;
            /** @description Those that are enrolled. */
            enrolled: number;
            /** @description Mobile devices by state. */
            byStatus: components["schemas"]["KeyCount"][];
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
        /** @description Parts of the risk of the company. */
        ExposureSummary: {
            /** @description Risk index of the company now. */
            index: number;
            /** @description Exposure, attack and configuration. */
            parts: components["schemas"]["RiskPart"][];
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description An object that was seen. */
        Indicator: {
            /** @description Search type of its drawer. */
            searchType: number;
            /** @description Id by which its drawer opens. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "endpoint" | "file" | "url" | "domain" | "ip" | "email" | "process" | "threat-insight";
            /** @description What is thought of it. */
            verdict: string | null;
            /**
             * Format: date-time
             * @description When it was seen last.
             */
            time: string;
            /** @description What else is known about it. */
            detail: string | null;
            /** @description Alert in which it was seen. */
            alertId: string | null;
            /** @description Of a threat insight: maltool or campaign. */
            type: string | null;
            /** @description Of a process: what its drawer asks for. */
            process: components["schemas"]["ProcessFacts"];
        };
        /** @description A threat insight in short. */
        InsightBrief: {
            /** @description Search type of its drawer. */
            searchType: number;
            /** @description Id by which its drawer opens. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Maltool or campaign. */
            type: string | null;
            /** @description How dangerous it is. */
            severity: string | null;
            /** @description What was found of it in the company. */
            hits: number;
            /**
             * Format: date-time
             * @description When it was updated last.
             */
            time: string | null;
        };
        /** @description Threat insights that touch the company. */
        InsightSummary: {
            /** @description Insights known. */
            total: number;
            /** @description Those of the period. */
            seen: number;
            /** @description Those of which something was found in the company. */
            matched: number;
            /** @description Insights of the period by type. */
            byType: components["schemas"]["KeyCount"][];
            /** @description The newest of them, at most ten. */
            items: components["schemas"]["InsightBrief"][];
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description How often a value occurs. */
        KeyCount: {
            /** @description The value. */
            key: string;
            /** @description How many entries have it. */
            count: number;
        };
        /** @description Assets of one kind. */
        KindRisk: {
            /**
             * @description The kind.
             * @enum {string}
             */
            key: "endpoint" | "user" | "mobile" | "container" | "cloud-asset";
            /** @description Risk index of the kind. */
            index: number;
            /** @description How many there are. */
            assets: number;
            /** @description Those with a high risk. */
            high: number;
            /** @description Those with a medium risk. */
            medium: number;
            /** @description Those with a low risk. */
            low: number;
        };
        /** @description Mails of one step. */
        MailPoint: {
            /**
             * Format: date-time
             * @description Beginning of the step.
             */
            time: string;
            /** @description Mails that were delivered as they came. */
            delivered: number;
            /** @description Mails that were delivered with a warning. */
            tagged: number;
            /** @description Mails in quarantine. */
            quarantined: number;
            /** @description Mails that were turned away. */
            blocked: number;
            /** @description Mails that were taken out of mailboxes. */
            removed: number;
        };
        /** @description Mails over time. */
        MailTrend: {
            /** @description One point for each step, oldest first. */
            points: components["schemas"]["MailPoint"][];
            /** @description Seconds from one point to the next. */
            step: number;
            /** @description Mails of the period. */
            total: number;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description Facts of a process as its drawer takes them. */
        ProcessFacts: {
            /** @description Id of the artifact. */
            artifactUniqueId?: string;
            /** @description SHA1 of the file. */
            sha1?: string;
            /** @description Device on which it ran. */
            xdrDeviceId?: string;
            /** @description Process id. */
            pid?: number;
            /** @description Path of the file. */
            fullPath?: string;
            /** @description Command that started it. */
            commandLine?: string;
            /** @description When it was seen. */
            eventTime?: string;
        } | null;
        /** @description Mail accounts and their protection. */
        ProtectedAccounts: {
            /** @description All mail accounts. */
            total: number;
            /** @description Those that are protected in full. */
            protected: number;
            /** @description Mail accounts by protection. */
            byProtection: components["schemas"]["KeyCount"][];
        };
        /** @description Objects seen last. */
        RecentIndicators: {
            /** @description The objects, newest first. */
            items: components["schemas"]["Indicator"][];
            /** @description Objects among which they were chosen. */
            total: number;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description Something that raises the risk. */
        RiskFactor: {
            /** @description Name of the factor in the contract. */
            key: string;
            /** @description What it is called. */
            name: string;
            /** @description How many objects it concerns. */
            count: number;
            /** @description Its share of the part in percent. */
            weight: number;
        };
        /** @description A part of the risk. */
        RiskPart: {
            /**
             * @description Which part.
             * @enum {string}
             */
            key: "exposure" | "attack" | "configuration";
            /** @description Its index now. */
            index: number;
            /** @description What it comes from, strongest first. */
            factors: components["schemas"]["RiskFactor"][];
        };
        /** @description Risk of the company at one time. */
        RiskPoint: {
            /**
             * Format: date-time
             * @description The time.
             */
            time: string;
            /** @description The risk index then. */
            index: number;
        };
        /** @description Risk of the company and of its assets. */
        RiskSummary: {
            /** @description Risk index of the company now. */
            index: number;
            /** @description The index a week ago. */
            indexBefore: number;
            /** @description How much it rose within the week. */
            change: number;
            /**
             * @description Level of the index: low up to 30, high from 70.
             * @enum {string}
             */
            level: "high" | "medium" | "low";
            /** @description Assets with a risk. */
            assets: number;
            /** @description Assets by kind. */
            byKind: components["schemas"]["KindRisk"][];
            /** @description Assets by risk level: high, medium, low. */
            byLevel: components["schemas"]["KeyCount"][];
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description Risk of the company over time. */
        RiskTrend: {
            /** @description One point for each step, oldest first. */
            points: components["schemas"]["RiskPoint"][];
            /** @description Seconds from one point to the next. */
            step: number;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description An asset and its risk. */
        RiskyAsset: {
            /** @description Search type of its drawer. */
            searchType: number;
            /** @description Id by which its drawer opens. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "endpoint" | "user" | "mobile" | "container" | "cloud-asset";
            /** @description Its risk. */
            risk: number;
            /** @description Where most of the risk comes from. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was seen last.
             */
            lastSeen: string | null;
        };
        /** @description An object that was found. */
        SearchHit: {
            /** @description Search type of its drawer; an alert has none. */
            searchType: number | null;
            /** @description Id by which its drawer or page opens. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "endpoint" | "user" | "email-account" | "alert" | "email" | "file" | "url" | "domain" | "ip" | "mobile" | "container" | "cloud-asset" | "threat-insight" | "process";
            /** @description What else tells it apart. */
            detail: string | null;
            /**
             * Format: date-time
             * @description When it happened or was seen last, where it has a time.
             */
            time: string | null;
            /** @description The alert itself, or the alert in which it was seen. */
            alertId: string | null;
            /** @description Of a threat insight: maltool or campaign. */
            type: string | null;
            /** @description Of a process: what its drawer asks for. */
            process: components["schemas"]["ProcessFacts"];
        };
        /** @description Objects that a keyword names. */
        SearchResults: {
            /** @description The objects, best first. */
            items: components["schemas"]["SearchHit"][];
            /** @description How many were found of the kind asked for. */
            total: number;
            /** @description How many were found by kind, whatever kind was asked for. */
            counts: components["schemas"]["KeyCount"][];
            /**
             * Format: date-time
             * @description When it was searched.
             */
            asOf: string;
        };
        /** @description Which sensors and protections are in place. */
        SensorSummary: {
            /** @description Endpoints. */
            endpoints: components["schemas"]["EndpointSensors"];
            /** @description Mail accounts. */
            mailAccounts: components["schemas"]["ProtectedAccounts"];
            /** @description Mobile devices. */
            mobiles: components["schemas"]["EnrolledMobiles"];
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
        };
        /** @description The riskiest assets. */
        TopRisks: {
            /** @description The assets, riskiest first. */
            items: components["schemas"]["RiskyAsset"][];
            /** @description Assets among which they were chosen. */
            total: number;
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
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
    alertSummary: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["AlertSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    alertTrend: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["AlertTrend"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    riskSummary: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["RiskSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    riskTrend: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["RiskTrend"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    topRisks: {
        parameters: {
            query?: {
                /** @description How many entries come at most. */
                limit?: number;
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
                to?: number;
                /** @description Assets of one kind. */
                kind?: "endpoint" | "user" | "mobile" | "container" | "cloud-asset";
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
                        data: components["schemas"]["TopRisks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    mailTrend: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["MailTrend"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    sensorSummary: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["SensorSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    exposureSummary: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["ExposureSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    recentIndicators: {
        parameters: {
            query?: {
                /** @description How many entries come at most. */
                limit?: number;
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
                to?: number;
                /** @description Objects of one kind. */
                kind?: "endpoint" | "file" | "url" | "domain" | "ip" | "email" | "process" | "threat-insight";
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
                        data: components["schemas"]["RecentIndicators"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    insightSummary: {
        parameters: {
            query?: {
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
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
                        data: components["schemas"]["InsightSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    globalSearch: {
        parameters: {
            query?: {
                /** @description Words that an object has to hold, all of them; without any nothing is found. */
                keyword?: string;
                /** @description Objects of one kind. */
                kind?: "endpoint" | "user" | "email-account" | "alert" | "email" | "file" | "url" | "domain" | "ip" | "mobile" | "container" | "cloud-asset" | "threat-insight" | "process";
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
                to?: number;
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
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
                        data: components["schemas"]["SearchResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
