export interface paths {
    "/ui/reports/api/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of the console that can be reported */
        get: operations["reportPageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schedules of reports */
        get: operations["reportScheduleList"];
        put?: never;
        /**
         * Creates a schedule, or changes the one with the id
         * @description Needs the permission report.manage. The owner is who has created it.
         */
        post: operations["saveReportSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        /** One schedule */
        get: operations["reportScheduleQuery"];
        put?: never;
        post?: never;
        /**
         * Deletes a schedule; its finished reports stay
         * @description Needs the permission report.manage.
         */
        delete: operations["deleteReportSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/schedules/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Pauses or resumes a schedule
         * @description Needs the permission report.manage. What would have been due during a pause is not made up for.
         */
        put: operations["setReportScheduleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/schedules/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a report now, besides those that are due
         * @description Needs the permission report.manage.
         */
        post: operations["runReportSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports that were made, or are being made */
        get: operations["finishedReportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/reports/api/v1/finished/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the report. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address at which the file of a report can be downloaded for a minute */
        post: operations["createReportDownload"];
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
        FinishedReport: {
            /** @description Id of the report. */
            id: string;
            /** @description Id of its schedule. */
            schedule: string;
            title: components["schemas"]["ReportTitle"];
            page: components["schemas"]["PagePath"];
            /** @description Title of the page. */
            pageTitle: string;
            format: components["schemas"]["ReportFormat"];
            /**
             * Format: date-time
             * @description When it was begun.
             */
            made: string;
            /**
             * Format: date-time
             * @description Beginning of the period that it covers.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period that it covers.
             */
            to: string;
            state: components["schemas"]["ReportState"];
            /**
             * @description Why it failed; null for others.
             * @enum {string|null}
             */
            reason: "timeout" | "tooLarge" | null;
            /** @description Number of rows; null for a page and before the end. */
            rows: number | null;
            /** @description Bytes of the file; null for a page and before the end. */
            size: number | null;
            /** @description Name of the person who started it; null for the schedule. */
            startedBy: string | null;
            /** @description Path and query of the page in the console with the period of the report; null for a file. */
            address: string | null;
        };
        FinishedReportList: {
            /** @description The reports. */
            items: components["schemas"]["FinishedReport"][];
            /** @description How many there are in all. */
            total: number;
            /**
             * Format: date-time
             * @description When the answer was made.
             */
            asOf: string;
        };
        /**
         * @description Whether the page has tiles or rows.
         * @enum {string}
         */
        PageKind: "dashboard" | "list";
        /** @description Path of the page in the console. */
        PagePath: string;
        /**
         * @description A file with the rows of a list, or a page that the browser prints.
         * @enum {string}
         */
        ReportFormat: "csv" | "pdf";
        ReportPage: {
            path: components["schemas"]["PagePath"];
            /** @description Title of the page. */
            title: string;
            kind: components["schemas"]["PageKind"];
        };
        ReportPages: {
            /** @description Pages with tiles. */
            dashboards: components["schemas"]["ReportPage"][];
            /** @description Pages with rows. */
            lists: components["schemas"]["ReportPage"][];
        };
        ReportRecipient: {
            /** @description Id of the account. */
            id: string;
            /** @description Name of the person. */
            name: string;
        };
        ReportSchedule: {
            /** @description Id of the schedule. */
            id: string;
            title: components["schemas"]["ReportTitle"];
            page: components["schemas"]["PagePath"];
            /** @description Title of the page. */
            pageTitle: string;
            format: components["schemas"]["ReportFormat"];
            rhythm: components["schemas"]["Rhythm"];
            time: components["schemas"]["TimeOfDay"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description The accounts that are told when the report is there. */
            recipients: components["schemas"]["ReportRecipient"][];
            /** @description Name of the person who created the schedule. */
            owner: string;
            status: components["schemas"]["ScheduleStatus"];
            /**
             * Format: date-time
             * @description When the last report was begun; null before the first.
             */
            lastRun: string | null;
            /** @description How far the last report is; null before the first. */
            lastState: components["schemas"]["ReportState"] | null;
            /**
             * Format: date-time
             * @description When the next one is due; null during a pause.
             */
            nextRun: string | null;
            /** @description The ETag of this version of the schedule. */
            version: string;
        };
        ReportScheduleContent: {
            /** @description Id of the schedule that is changed; absent for a new one. */
            id?: string;
            title: components["schemas"]["ReportTitle"];
            page: components["schemas"]["PagePath"];
            format: components["schemas"]["ReportFormat"];
            rhythm: components["schemas"]["Rhythm"];
            time: components["schemas"]["TimeOfDay"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Ids of the accounts that are told when the report is there. */
            recipients: string[];
        };
        ReportScheduleList: {
            /** @description The schedules. */
            items: components["schemas"]["ReportSchedule"][];
            /** @description How many there are in all. */
            total: number;
            /**
             * Format: date-time
             * @description When the answer was made.
             */
            asOf: string;
        };
        /**
         * @description How far a report is.
         * @enum {string}
         */
        ReportState: "running" | "succeeded" | "failed";
        /** @description Name of the report. */
        ReportTitle: string;
        /**
         * @description The days on which a report is made.
         * @enum {string}
         */
        Rhythm: "daily" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | "firstOfMonth" | "fifteenthOfMonth" | "lastOfMonth";
        /**
         * @description Whether reports are made when they are due.
         * @enum {string}
         */
        ScheduleStatus: "active" | "paused";
        /** @description The time of day in the time zone, such as 07:30. */
        TimeOfDay: string;
        /** @description IANA name of the time zone. */
        TimeZone: string;
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
    reportPageList: {
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
                        data: components["schemas"]["ReportPages"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    reportScheduleList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "title" | "-title" | "owner" | "-owner" | "lastRun" | "-lastRun" | "nextRun" | "-nextRun";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only reports of these formats. */
                format?: components["schemas"]["ReportFormat"][];
                /** @description Only schedules with this status. */
                status?: components["schemas"]["ScheduleStatus"][];
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
                        data: components["schemas"]["ReportScheduleList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    saveReportSchedule: {
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
                "application/json": components["schemas"]["ReportScheduleContent"];
            };
        };
        responses: {
            /** @description The schedule as it is saved, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportSchedule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    reportScheduleQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
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
                        data: components["schemas"]["ReportSchedule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReportSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the schedule. */
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
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    setReportScheduleStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["ScheduleStatus"];
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
    runReportSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
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
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    finishedReportList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "title" | "-title" | "made" | "-made";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only reports of these formats. */
                format?: components["schemas"]["ReportFormat"][];
                /** @description Only reports in these states. */
                state?: components["schemas"]["ReportState"][];
                /** @description Only reports of the schedule with this id. */
                schedule?: string;
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
                        data: components["schemas"]["FinishedReportList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createReportDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the report. */
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
}
