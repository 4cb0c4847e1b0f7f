export interface paths {
    "/ui/triage/api/v1/analysts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts to which an alert can be assigned */
        get: operations["analystList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes status, owner or severity of alerts
         * @description Members that are not sent stay as they are. All alerts are changed, or none.
         */
        post: operations["changeAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Versions of alerts */
        post: operations["alertVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-changes/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a change of alerts
         * @description Each alert gets the status, owner and severity that it had before the change. All alerts are set back, or none: if somebody has changed one of them since, the answer is 412.
         */
        post: operations["undoAlertChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the same note to alerts */
        post: operations["addAlertNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Objects that sensors block or monitor */
        get: operations["suspiciousObjectList"];
        put?: never;
        /** Adds an object to the list */
        post: operations["addSuspiciousObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the action or the expiry of objects
         * @description Members that are not sent stay as they are. All objects are changed, or none.
         */
        post: operations["changeSuspiciousObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes objects off the list
         * @description All objects are removed, or none.
         */
        post: operations["removeSuspiciousObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Versions of suspicious objects */
        post: operations["suspiciousObjectVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases, each of several alerts */
        get: operations["caseList"];
        put?: never;
        /** Makes a case without alerts */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One case with its alerts, objects, notes, files and timeline */
        get: operations["caseQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes status, owner or severity of a case
         * @description Members that are not sent stay as they are.
         */
        post: operations["changeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note to a case */
        post: operations["addCaseNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a file to a case */
        post: operations["addCaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
                /** @description Id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a file from a case */
        delete: operations["removeCaseFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/cases/{id}/files/{fileId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
                /** @description Id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address at which a file of a case can be downloaded for a minute */
        post: operations["createCaseFileDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/case-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds alerts to a case
         * @description A new case is created with the name, unless there is a caseId. An alert that is in the case already stays there once.
         */
        post: operations["fileAlerts"];
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
        AlertChange: {
            ids: components["schemas"]["Ids"];
            /**
             * @description How far the work is.
             * @enum {string}
             */
            status?: "new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive";
            /** @description Name of the account that works on them; null for nobody. */
            owner?: string | null;
            /**
             * @description How dangerous they are.
             * @enum {string}
             */
            severity?: "critical" | "high" | "medium" | "low";
            /** @description Why; part of the history of each alert. */
            reason?: string;
            /** @description The versions that the change is about. If an alert has another one by now, the answer is 412. */
            versions?: components["schemas"]["Versions"];
        };
        AlertChangeResult: {
            /** @description Id of the change. */
            id: string;
            /** @description How many alerts differ now. */
            changed: number;
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
        Analyst: {
            /** @description Name of the account. */
            id: string;
            /** @description Name of the person. */
            name: string;
            /** @description Role of the account. */
            role: string;
        };
        Case: {
            /** @description Id of the case. */
            id: string;
            /** @description The ETag of this version, which every change and note renews. */
            version: string;
            /** @description What it is about. */
            name: string;
            status: components["schemas"]["CaseStatus"];
            /** @description critical, high, medium, low or another word. */
            severity: string;
            /** @description Analyst who works on it. */
            owner: string | null;
            /** @description Name of the account of that analyst. */
            ownerId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created: string;
            /** @description Who made it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When something was last changed or added.
             */
            updated: string;
            /** @description How many alerts it has. */
            alertCount: number;
        };
        CaseAlerts: {
            ids: components["schemas"]["Ids"];
            /** @description Id of a case that exists. */
            caseId?: string;
            /** @description Name of the new case. */
            name?: string;
        };
        CaseChange: {
            status?: components["schemas"]["CaseStatus"];
            /** @description Name of the account that works on it. */
            owner?: string;
            /**
             * @description How dangerous it is.
             * @enum {string}
             */
            severity?: "critical" | "high" | "medium" | "low";
        };
        CaseDetail: {
            case: components["schemas"]["Case"];
            /** @description Its alerts, the newest first. */
            alerts: components["schemas"]["Alert"][];
            /** @description The objects of its alerts, each once. */
            objects: components["schemas"]["ObjectRef"][];
            /** @description What analysts wrote, the newest first. */
            notes: components["schemas"]["AlertNote"][];
            /** @description Evidence that analysts added, the newest first. */
            files: components["schemas"]["CaseFile"][];
            /** @description What attackers and analysts did, the newest first. */
            timeline: components["schemas"]["CaseEvent"][];
        };
        CaseEvent: {
            /** @description Id of the event. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            time: string;
            /**
             * @description Activity that was seen, an alert about it, or work of an analyst.
             * @enum {string}
             */
            kind: "activity" | "alert" | "work";
            /** @description Severity of an alert; null for other events. */
            severity: string | null;
            /** @description What happened, in short. */
            title: string;
            /** @description What happened, in full. */
            description: string | null;
            /** @description Who did it; null for what was seen. */
            author: string | null;
            /** @description Objects that took part in it. */
            objects: components["schemas"]["ObjectRef"][];
        };
        CaseFile: {
            /** @description Id of the file in its case. */
            id: string;
            /** @description Name with which it was added. */
            name: string;
            /** @description Size in bytes. */
            size: number;
            /** @description SHA-256 checksum. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            added: string;
            /** @description Who added it. */
            addedBy: string;
            /** @description What it shows. */
            comment: string | null;
        };
        CaseList: {
            /** @description The entries asked for. */
            items: components["schemas"]["Case"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        CaseNoteText: {
            /** @description The note. */
            text: string;
        };
        CaseRef: {
            /** @description Id of the case. */
            id: string;
            /** @description Name of the case. */
            name: string;
        };
        /**
         * @description How far the work on the case is.
         * @enum {string}
         */
        CaseStatus: "open" | "inProgress" | "closed";
        /**
         * @description In how many days it leaves the list by itself.
         * @enum {string}
         */
        DaysToExpiry: "7" | "30" | "90" | "never";
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
        /** @description What it is about, each once. */
        Ids: string[];
        NewCase: {
            /** @description What it is about. */
            name: string;
            /**
             * @description How dangerous it is.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /** @description Name of the account that works on it; without one it is unassigned. */
            owner?: string;
        };
        NewSuspiciousObject: {
            /** @description URL, domain, IP address, or SHA-1 of a file; plain or defanged. */
            value: string;
            action: components["schemas"]["SuspiciousObjectAction"];
            expiresInDays: components["schemas"]["DaysToExpiry"];
            /** @description Why it is added. */
            note?: string;
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
        SuspiciousObject: {
            /** @description Id of the entry. */
            id: string;
            /** @description Its version, which every change renews. */
            version: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "file" | "url" | "domain" | "ip";
            /** @description Hash, URL, domain or address. */
            value: string;
            /** @description Type of the drawer of the object. */
            searchType: number;
            /** @description Id by which that drawer opens. */
            objectId: string;
            action: components["schemas"]["SuspiciousObjectAction"];
            /**
             * @description Who or what found it.
             * @enum {string}
             */
            source: "analyst" | "sandbox" | "intelligence";
            /**
             * Format: date-time
             * @description When it came to the list.
             */
            added: string;
            /** @description Who added it; null for the console itself. */
            addedBy: string | null;
            /**
             * Format: date-time
             * @description When it leaves the list; null for never.
             */
            expires: string | null;
            /** @description Why it was added. */
            note: string | null;
            /** @description How often sensors have seen it since. */
            matches: number;
        };
        /**
         * @description What sensors do when they see the object.
         * @enum {string}
         */
        SuspiciousObjectAction: "block" | "monitor";
        SuspiciousObjectList: {
            /** @description The entries asked for. */
            items: components["schemas"]["SuspiciousObject"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        /**
         * Format: date-time
         * @description A moment in ISO form.
         */
        Time: string;
        /** @description The version of each object, in the order of their ids. */
        Versions: string[];
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
        /** @description The body of the request is larger than the server takes. */
        TooLarge: {
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
    analystList: {
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
                        data: {
                            /** @description The accounts, in the order of their names. */
                            items: components["schemas"]["Analyst"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChange"];
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
                        data: components["schemas"]["AlertChangeResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    alertVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
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
                        data: {
                            versions: components["schemas"]["Versions"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    undoAlertChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: string;
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
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    addAlertNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    /** @description The note. */
                    text: string;
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
    suspiciousObjectList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "added" | "-added" | "expires" | "-expires" | "value" | "-value" | "matches" | "-matches";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only objects of these types. */
                type?: ("file" | "url" | "domain" | "ip")[];
                /** @description Only objects with these actions. */
                action?: ("block" | "monitor")[];
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
                        data: components["schemas"]["SuspiciousObjectList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    addSuspiciousObject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSuspiciousObject"];
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
            /** @description The value is no URL, domain, IP address or SHA-1. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The object is in the list already. */
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
    changeSuspiciousObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    /** @description The versions that it is about. If an object has another one by now, the answer is 412. */
                    versions?: components["schemas"]["Versions"];
                    action?: components["schemas"]["SuspiciousObjectAction"];
                    expiresInDays?: components["schemas"]["DaysToExpiry"];
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
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    removeSuspiciousObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    /** @description The versions that it is about. If an object has another one by now, the answer is 412. */
                    versions?: components["schemas"]["Versions"];
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
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    suspiciousObjectVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
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
                        data: {
                            versions: components["schemas"]["Versions"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    caseList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "updated" | "-updated" | "created" | "-created" | "severity" | "-severity" | "name" | "-name" | "owner" | "-owner" | "alerts" | "-alerts";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only cases in these states. */
                status?: ("open" | "inProgress" | "closed")[];
                /** @description Only cases of the accounts with these names; `unassigned` are those without an owner. */
                owner?: string[];
                /** @description Only cases that are assigned to the account of the caller. */
                mine?: boolean;
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
                        data: components["schemas"]["CaseList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCase"];
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
                        data: components["schemas"]["CaseRef"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    caseQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
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
                        data: components["schemas"]["CaseDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseChange"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    addCaseNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseNoteText"];
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
    addCaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, of any type; at most 25 MB.
                     */
                    file: Blob;
                    /** @description What the file shows. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description The file that was added, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaseFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    removeCaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
                /** @description Id of the file. */
                fileId: string;
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
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createCaseFileDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
                /** @description Id of the file. */
                fileId: string;
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
                        data: {
                            /** @description Address of the file. */
                            address: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    fileAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAlerts"];
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
                        data: components["schemas"]["CaseRef"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
