export interface paths {
    "/ui/activity/api/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts of the workbench */
        get: operations["alertList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert with what happened and what was noted */
        get: operations["alertQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/alerts/{id}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The objects of an alert and how they are related */
        get: operations["alertGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that passed the filters */
        get: operations["emailLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Processes that started on endpoints */
        get: operations["processList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/process-tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The processes of an endpoint around one of them
         * @description Its ancestors, its descendants, and what else ran at that time. Of an alert: those around each process of it, the most important one first. Give either `processId` or `alertId`.
         */
        get: operations["processTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/detections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Detections of all sensors */
        get: operations["detectionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Malware tools and campaigns, and what of them was seen in the company */
        get: operations["insightList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/activity/api/v1/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files, URLs, domains and addresses that were seen */
        get: operations["indicatorList"];
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
        Alert: {
            /** @description Id of the alert. */
            id: string;
            /** @description Its version, which every change and note renews. */
            version: string;
            /** @description Name of the detection model. */
            name: string;
            /** @description critical, high, medium, low or another word. */
            severity: string;
            /**
             * @description How far the work on it is.
             * @enum {string}
             */
            status: "new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive";
            /** @description From 0 to 100. */
            score: number;
            /**
             * @description Sensor that gave the first event.
             * @enum {string}
             */
            provider: "endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container";
            /** @description Analyst who works on it. */
            owner: string | null;
            /** @description Name of the account of that analyst. */
            ownerId?: string | null;
            /** @description When the model fired. */
            created: components["schemas"]["Time"];
            /** @description When something was last added. */
            updated: components["schemas"]["Time"];
            /** @description Ids of techniques, such as T1566.002. */
            techniques: string[];
            /** @description What the model saw. */
            description: string | null;
            /** @description How many objects take part. */
            objectCount: number;
            /** @description How many hosts are among them. */
            endpointCount: number;
            /** @description How many users are among them. */
            userCount: number;
            /** @description Objects that take part, the most important first. */
            objects: components["schemas"]["ObjectRef"][];
        };
        AlertDetail: {
            /** @description Id of the alert. */
            id: string;
            /** @description Its version, which every change and note renews. */
            version: string;
            /** @description Name of the detection model. */
            name: string;
            /** @description critical, high, medium, low or another word. */
            severity: string;
            /**
             * @description How far the work on it is.
             * @enum {string}
             */
            status: "new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive";
            /** @description From 0 to 100. */
            score: number;
            /**
             * @description Sensor that gave the first event.
             * @enum {string}
             */
            provider: "endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container";
            /** @description Analyst who works on it. */
            owner: string | null;
            /** @description Name of the account of that analyst. */
            ownerId?: string | null;
            /** @description When the model fired. */
            created: components["schemas"]["Time"];
            /** @description When something was last added. */
            updated: components["schemas"]["Time"];
            /** @description Ids of techniques, such as T1566.002. */
            techniques: string[];
            /** @description What the model saw. */
            description: string | null;
            /** @description How many objects take part. */
            objectCount: number;
            /** @description How many hosts are among them. */
            endpointCount: number;
            /** @description How many users are among them. */
            userCount: number;
            /** @description Objects that take part, the most important first. */
            objects: components["schemas"]["ObjectRef"][];
            /** @description The techniques with their names. */
            tactics: components["schemas"]["Technique"][];
            /** @description What happened, the first event first. */
            events: components["schemas"]["AlertEvent"][];
            /** @description What analysts wrote, the newest first. */
            notes: components["schemas"]["AlertNote"][];
            /** @description What analysts changed, the newest first. */
            history: components["schemas"]["AlertHistory"][];
        };
        AlertEvent: {
            /** @description Id of the event. */
            id: string;
            /** @description When it happened. */
            time: components["schemas"]["Time"];
            /** @description What happened, in short. */
            title: string;
            /** @description What happened, in full. */
            description: string | null;
            /** @description Id of the technique. */
            technique: string | null;
            /** @description Tactic of the technique; null without a known one. */
            tactic: string | null;
            /** @description Objects that took part in it. */
            objects: components["schemas"]["ObjectRef"][];
        };
        AlertGraph: {
            /** @description The objects, the most important one first. */
            nodes: components["schemas"]["GraphNode"][];
            /** @description How they are related, in the order of time. */
            edges: components["schemas"]["GraphEdge"][];
        };
        AlertHistory: {
            /** @description Id of the change. */
            id: string;
            /** @description When it was changed. */
            time: components["schemas"]["Time"];
            /** @description Who changed it. */
            author: string;
            /**
             * @description The new status; null if it stayed.
             * @enum {string|null}
             */
            status: "new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive" | null;
            /** @description The new owner; null if it stayed, empty for nobody. */
            owner: string | null;
            /** @description The new severity; null if it stayed. */
            severity: string | null;
            /** @description Why. */
            reason: string | null;
        };
        AlertList: {
            /** @description Alerts of the asked page. */
            items: components["schemas"]["Alert"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        AlertNote: {
            /** @description Id of the note. */
            id: string;
            /** @description When it was written. */
            time: components["schemas"]["Time"];
            /** @description Who wrote it. */
            author: string;
            /** @description What was written. */
            text: string;
        };
        Detection: {
            /** @description Id of the detection. */
            id: string;
            /** @description When it was seen. */
            time: components["schemas"]["Time"];
            /**
             * @description Sensor that saw it.
             * @enum {string}
             */
            kind: "endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container";
            /** @description critical, high, medium, low or another word. */
            severity: string;
            /** @description From 0 to 100. */
            score: number;
            /** @description Rule that matched. */
            rule: string;
            /** @description Id of the technique. */
            technique: string | null;
            /** @description What was done: blocked, quarantined, logged or another word. */
            action: string;
            /** @description Name of the asset on which it was seen. */
            assetName: string;
            /** @description Asset on which it was seen. */
            asset: components["schemas"]["ObjectRef"];
            /** @description Name of what was seen. */
            objectName: string;
            /** @description What was seen. */
            object: components["schemas"]["ObjectRef"];
            /** @description Alert that it belongs to. */
            alertId: string | null;
            /** @description What was seen, in full. */
            description: string | null;
        };
        DetectionList: {
            /** @description Detections of the asked page. */
            items: components["schemas"]["Detection"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
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
        GraphEdge: {
            /** @description Id of the relation. */
            id: string;
            /** @description Id of the node that does something. */
            from: string;
            /** @description Id of the node that it is done to. */
            to: string;
            /**
             * @description How they are related.
             * @enum {string}
             */
            relation: "deliveredTo" | "linksTo" | "contains" | "openedOn" | "openedBy" | "executes" | "started" | "connectedTo" | "readFrom" | "ran" | "ranOn" | "usedBy" | "resolvesTo" | "signedInTo" | "matches" | "relatedTo";
            /** @description When it was seen. */
            time: components["schemas"]["Time"];
        };
        GraphNode: {
            /** @description Id in this graph. */
            id: string;
            kind: components["schemas"]["ObjectKind"];
            /** @description What is thought of it; null if it is not analysed. */
            verdict: string | null;
            object: components["schemas"]["ObjectRef"];
        };
        Indicator: {
            /** @description The check sum, URL, domain or address. */
            id: string;
            /** @description Number of its drawer. */
            searchType: number;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "file" | "url" | "domain" | "ip";
            /** @description File name, or the indicator itself. */
            name: string;
            /**
             * @description What it is taken for.
             * @enum {string}
             */
            verdict: "dangerous" | "highlySuspicious" | "suspicious" | "unrated" | "safe";
            /** @description Web reputation from 0 to 100; none for files. */
            score: number | null;
            /** @description Family of malware. */
            family: string | null;
            /** @description Where it is hosted. */
            country: string | null;
            /**
             * Format: date-time
             * @description Full hour of the first sighting.
             */
            firstSeen: string | null;
            /**
             * Format: date-time
             * @description Full hour of the last sighting.
             */
            lastSeen: string | null;
            /** @description How often it was seen. */
            sightings: number;
            /** @description In how many mails it was seen. */
            mails: number;
            /** @description In how many processes it was seen. */
            processes: number;
            /** @description In how many alerts it plays a part. */
            alerts: number;
            /** @description Threat insight that it belongs to. */
            insight: string | null;
        };
        IndicatorList: {
            /** @description Indicators of the asked page. */
            items: components["schemas"]["Indicator"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        Insight: {
            /** @description Name by which the drawer opens. */
            id: string;
            /** @description Name of the tool or campaign. */
            name: string;
            /**
             * @description What it is; the type that the drawer is handed over.
             * @enum {string}
             */
            kind: "maltool" | "campaign";
            /**
             * @description How much it matters.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /** @description Who is behind it. */
            actor: string | null;
            /** @description What it does. */
            description: string;
            /** @description Whom it is aimed at. */
            targets: string[];
            /** @description Where it was seen. */
            regions: string[];
            /** @description Ids of its techniques. */
            techniques: string[];
            /** @description How many reports tell of it. */
            reports: number;
            /** @description When it was first told of. */
            firstSeen: components["schemas"]["Time"];
            /** @description When it was last told of, or last seen in the company. */
            lastSeen: components["schemas"]["Time"];
            /** @description How many objects of the company match it. */
            matches: number;
            /** @description The first objects that match it. */
            objects: components["schemas"]["ObjectRef"][];
        };
        InsightList: {
            /** @description Insights of the asked page. */
            items: components["schemas"]["Insight"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        Mail: {
            /** @description Message id. */
            id: string;
            /**
             * Format: date-time
             * @description When it arrived or left.
             */
            time: string | null;
            /**
             * @description Where it came from and went to.
             * @enum {string}
             */
            direction: "inbound" | "outbound" | "internal";
            /** @description Address of the sender. */
            sender: string | null;
            /** @description Address of the first recipient. */
            recipient: string | null;
            /** @description How many recipients there are. */
            recipients: number;
            /** @description Subject of the mail. */
            subject: string | null;
            /**
             * @description What the filters took it for.
             * @enum {string}
             */
            verdict: "clean" | "spam" | "phishing" | "malware" | "fraud";
            /** @description Risk in the words of the e-mail services, as in the drawer of a mail. */
            risk: string;
            /**
             * @description What was done with it.
             * @enum {string}
             */
            action: "delivered" | "tagged" | "quarantined" | "blocked" | "removed";
            /** @description Policy that decided. */
            policy: string | null;
            /** @description How many attachments it has. */
            attachments: number;
            /** @description How many links it has. */
            links: number;
            /** @description Bytes. */
            size: number;
            /** @description Id of the user of the company whose mailbox it is. */
            userId: string | null;
            /** @description Name of that user. */
            userName: string | null;
        };
        MailList: {
            /** @description Mails of the asked page. */
            items: components["schemas"]["Mail"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        /**
         * @description What it is.
         * @enum {string}
         */
        ObjectKind: "endpoint" | "user" | "email" | "file" | "url" | "domain" | "ip" | "mobile" | "container" | "cloud-asset" | "threat-insight" | "process";
        /** @description An object that has a drawer, with what the drawer is handed over. */
        ObjectRef: {
            /** @description Number of the drawer. */
            searchType: number;
            /** @description Id by which the drawer opens. */
            id: string;
            /** @description What the object is called. */
            name: string;
            /** @description Part that it plays: source, target, victim, tool, or another word. */
            role?: string;
            kind?: components["schemas"]["ObjectKind"];
            /** @description What is thought of it; null if it is not analysed. */
            verdict?: string | null;
            /** @description Kind of a host or of a threat insight, where the drawer must know. */
            type?: string;
            /** @description Facts of a connection. */
            extra?: {
                /** @description Port of the far end. */
                port?: number;
                /** @description Protocol of the connection. */
                protocol?: string;
                /** @description Account that made it. */
                account?: string;
            };
            /** @description Where the risk of an asset in an alert is asked for. */
            workbench?: {
                /** @description Id of the alert. */
                id: string;
                /** @description Id of the asset in the alert. */
                uuid: string;
            };
            /** @description Facts of a process. */
            process?: components["schemas"]["ProcessFacts"];
        };
        Process: {
            /** @description Id of the process. */
            id: string;
            /** @description When it started. */
            time: components["schemas"]["Time"];
            /** @description Name of its file. */
            name: string;
            /** @description Path of its file. */
            fullPath: string;
            /** @description Command with which it started. */
            commandLine: string;
            /**
             * @description What the sensor took it for.
             * @enum {string}
             */
            verdict: "malicious" | "suspicious" | "normal" | "unknown";
            /** @description From 0 to 100. */
            score: number;
            /**
             * @description System it ran on.
             * @enum {string}
             */
            os: "windows" | "mac" | "linux";
            /** @description Id of the endpoint. */
            endpointId: string;
            /** @description Name of the endpoint. */
            endpointName: string;
            /** @description Id of the user. */
            userId: string | null;
            /** @description Name of the user. */
            userName: string | null;
            /** @description SHA1 of its file. */
            sha1: string | null;
            /** @description Number of the process. */
            pid: number;
            /** @description Name of the process that started it. */
            parentName: string | null;
            /** @description Number of the process that started it. */
            parentPid: number | null;
            /** @description Ids of techniques that were seen. */
            techniques: string[];
            /** @description What its drawer is handed over. */
            process: components["schemas"]["ProcessFacts"];
        };
        /** @description What tells a process apart; opens its drawer. */
        ProcessFacts: {
            /** @description Id under which the process was analysed. */
            artifactUniqueId?: string;
            /** @description SHA1 of its file. */
            sha1?: string;
            /** @description Device id of the endpoint. */
            xdrDeviceId?: string;
            /** @description Number of the process. */
            pid?: number;
            /** @description Path of its file. */
            fullPath?: string;
            /** @description Command with which it started. */
            commandLine?: string;
            /** @description When it started. */
            eventTime?: components["schemas"]["Time"];
        };
        ProcessList: {
            /** @description Processes of the asked page. */
            items: components["schemas"]["Process"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        ProcessNode: {
            /** @description Id of the process. */
            id: string;
            /** @description Id of the process that started it; it can be missing in the tree. */
            parentId: string | null;
            /** @description Name of its file. */
            name: string;
            /** @description Number of the process. */
            pid: number;
            /** @description Command with which it started. */
            commandLine: string;
            /**
             * @description What the sensor took it for.
             * @enum {string}
             */
            verdict: "malicious" | "suspicious" | "normal" | "unknown";
            /** @description Id of the endpoint. */
            endpointId: string;
            /** @description Name of the endpoint. */
            endpointName: string;
            /** @description Id of the user; null for the system. */
            userId: string | null;
            /** @description Name of the user; null for the system. */
            userName: string | null;
            /** @description When it started. */
            started: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             */
            ended: string | null;
            /** @description Ids of techniques that were seen. */
            techniques: string[];
            /** @description What its drawer is handed over. */
            process: components["schemas"]["ProcessFacts"];
        };
        ProcessTree: {
            /** @description The process that the tree is about; absent if the alert has none. */
            process?: components["schemas"]["ProcessNode"];
            /** @description All processes of the tree, in the order in which they started below each parent. */
            nodes: components["schemas"]["ProcessNode"][];
        };
        Technique: {
            /** @description Id such as T1566.002. */
            id: string;
            /** @description Name of the technique. */
            name: string;
            /** @description What it is good for. */
            tactic: string;
        };
        /**
         * Format: date-time
         * @description A moment in ISO form.
         */
        Time: string;
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
    headers: {
        /** @description Names this version of the answer, for If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    alertList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "created" | "-created" | "updated" | "-updated" | "score" | "-score" | "severity" | "-severity" | "status" | "-status" | "name" | "-name" | "owner" | "-owner" | "objectCount" | "-objectCount";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only these severities. */
                severity?: ("critical" | "high" | "medium" | "low")[];
                /** @description Only these states. */
                status?: ("new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive")[];
                /** @description Only alerts of these sensors. */
                provider?: ("endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container")[];
                /** @description Only scores of this number or more. */
                scoreFrom?: number;
                /** @description Only scores up to this number. */
                scoreTo?: number;
                /** @description Only alerts of the accounts with these names; `unassigned` are those without an owner. */
                owner?: string[];
                /** @description Only alerts that are assigned to the account of the caller. */
                mine?: boolean;
                /** @description Only alerts with this technique of MITRE ATT&CK, such as T1059, or one below it. */
                technique?: string;
                /** @description Only what was created at this time or later, in unix seconds. */
                from?: number;
                /** @description Only what was created at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["AlertList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    alertQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                id: string;
            };
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
                        data?: components["schemas"]["AlertDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    alertGraph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                id: string;
            };
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
                        data: components["schemas"]["AlertGraph"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    emailLog: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "time" | "-time" | "sender" | "-sender" | "recipient" | "-recipient" | "subject" | "-subject" | "verdict" | "-verdict" | "risk" | "-risk" | "action" | "-action" | "size" | "-size";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only mails of these directions. */
                direction?: ("inbound" | "outbound" | "internal")[];
                /** @description Only these verdicts. */
                verdict?: ("clean" | "spam" | "phishing" | "malware" | "fraud")[];
                /** @description Only these risks. */
                risk?: ("high" | "medium" | "low" | "unknown")[];
                /** @description Only mails with which this was done. */
                action?: ("delivered" | "tagged" | "quarantined" | "blocked" | "removed")[];
                /** @description Only mails at this time or later, in unix seconds. */
                from?: number;
                /** @description Only mails at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["MailList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    processList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "time" | "-time" | "score" | "-score" | "verdict" | "-verdict" | "name" | "-name" | "endpointName" | "-endpointName" | "userName" | "-userName" | "pid" | "-pid";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only these verdicts. */
                verdict?: ("malicious" | "suspicious" | "normal" | "unknown")[];
                /** @description Only processes on these systems. */
                os?: ("windows" | "mac" | "linux")[];
                /** @description Only processes that started at this time or later, in unix seconds. */
                from?: number;
                /** @description Only processes that started at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["ProcessList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    processTree: {
        parameters: {
            query?: {
                /** @description Id of the process. */
                processId?: string;
                /** @description Id of the alert. */
                alertId?: string;
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
                        data: components["schemas"]["ProcessTree"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    detectionList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "time" | "-time" | "severity" | "-severity" | "score" | "-score" | "kind" | "-kind" | "rule" | "-rule" | "assetName" | "-assetName" | "action" | "-action";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only detections of files, and of processes of files, whose name holds this text in any case. */
                fileName?: string;
                /** @description Only detections of these sensors. */
                kind?: ("endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container")[];
                /** @description Only these severities. */
                severity?: ("critical" | "high" | "medium" | "low")[];
                /** @description Only scores of this number or more. */
                scoreFrom?: number;
                /** @description Only scores up to this number. */
                scoreTo?: number;
                /** @description Only detections at this time or later, in unix seconds. */
                from?: number;
                /** @description Only detections at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["DetectionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    insightList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "lastSeen" | "-lastSeen" | "firstSeen" | "-firstSeen" | "name" | "-name" | "severity" | "-severity" | "matches" | "-matches";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only the insight of this name, those of the actor of this name and those that a report of this name tells of. */
                name?: string;
                /** @description Only these kinds. */
                kind?: ("maltool" | "campaign")[];
                /** @description Only these severities. */
                severity?: ("critical" | "high" | "medium" | "low")[];
                /** @description Only what was last seen at this time or later, in unix seconds. */
                from?: number;
                /** @description Only what was last seen at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["InsightList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    indicatorList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "lastSeen" | "-lastSeen" | "firstSeen" | "-firstSeen" | "name" | "-name" | "score" | "-score" | "sightings" | "-sightings" | "mails" | "-mails" | "processes" | "-processes" | "alerts" | "-alerts";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only these kinds. */
                kind?: ("file" | "url" | "domain" | "ip")[];
                /** @description Only these verdicts. */
                verdict?: ("dangerous" | "highlySuspicious" | "suspicious" | "unrated" | "safe")[];
                /** @description Only what was last seen at this time or later, in unix seconds. */
                from?: number;
                /** @description Only what was last seen at this time or earlier, in unix seconds. */
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
                        data: components["schemas"]["IndicatorList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
