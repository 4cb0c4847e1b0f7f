export interface paths {
    "/public/svp/v2/object/email/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One e-mail by its message id */
        post: operations["emailQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/file/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One file by its SHA1 */
        post: operations["fileQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/url/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One URL */
        post: operations["urlQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/domain/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One domain */
        post: operations["domainQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/ip/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One IP address */
        post: operations["ipQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/mobile/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One mobile device */
        post: operations["mobileQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/useraccount/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user account */
        get: operations["userAccountQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/endpoint/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One host by its computer id */
        post: operations["endpointQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/riskOverview/query/{id}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The risk of one asset */
        get: operations["riskOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/object/vt/report/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Third-party threat intelligence about one object */
        get: operations["vtReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/svp/v2/fileUpload/downloadUrls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signed addresses of the demo-script archives */
        post: operations["getDownloadUrls"];
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
        ActivityEntry: {
            time: string | number;
            count: number;
        };
        /** @description Hourly steps; plain numbers are hours that end at lastSeen. */
        ActivityHistory: (components["schemas"]["ActivityEntry"] | number)[] | null;
        AssetRisk: {
            riskScore?: number | null;
            riskScoreTimestamp?: components["schemas"]["Timestamp"];
            assetId?: string | null;
            historyScoreList?: {
                riskScore?: number | null;
                timestamp?: components["schemas"]["Timestamp"];
            }[] | null;
            criticalInfo?: {
                /** @enum {string|null} */
                criticalScoreLevel?: "high" | "medium" | "low" | null;
                absoluteImpactTag?: components["schemas"]["ImpactTags"];
                highImpactTag?: components["schemas"]["ImpactTags"];
                lowImpactTag?: components["schemas"]["ImpactTags"];
            } | null;
            deviceInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
                operationSystem?: string | null;
            } | null;
            cloudIdentityInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
            } | null;
            userInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
                userPrincipalName?: string | null;
            } | null;
        };
        DomainObject: {
            wrsScore?: number | null;
            wrsCategory?: components["schemas"]["Texts"];
            domainName?: string | null;
            registrantName?: string | null;
            /** @description Country of the registrant; the wire name is spelled so. */
            registrantCounty?: string | null;
            createdDate?: components["schemas"]["Timestamp"];
            updatedDate?: components["schemas"]["Timestamp"];
            expiredDate?: components["schemas"]["Timestamp"];
            hostedIP?: components["schemas"]["Texts"];
            hostedLocation?: components["schemas"]["Texts"];
            firstSeen?: components["schemas"]["Timestamp"];
            lastSeen?: components["schemas"]["Timestamp"];
            hourlyAverageActivities?: number | null;
            totalActivities?: number | null;
            peakHourTime?: components["schemas"]["Timestamp"];
            peakHourActivities?: number | null;
            activityHistory?: components["schemas"]["ActivityHistory"];
        };
        DomainQuery: {
            domain: string;
        };
        DownloadList: {
            url?: string | null;
            userMetadata?: {
                sha256?: string | null;
            } | null;
        }[];
        DownloadRequest: {
            objectKeys: string[];
            signedUrlExpireSeconds: number;
        };
        EmailObject: {
            riskLevel?: string | null;
            mailMsgSubject?: components["schemas"]["Texts"];
            eventTime?: components["schemas"]["Timestamp"];
            mailFromAddresses?: components["schemas"]["Texts"];
            mailToAddresses?: components["schemas"]["Texts"];
            mailboxWithOrgId?: {
                mailbox?: string | null;
                orgId?: string | null;
            }[] | null;
            mailAttachments?: {
                attachmentFileName?: string | null;
                attachmentSha1?: string | null;
            }[] | null;
            mailUrlsVisibleLink?: components["schemas"]["Texts"];
            mailMsgId?: string | null;
            mailWantedHeaders?: {
                mailWantedHeaderName?: string | null;
                mailWantedHeaderValue?: string | null;
            }[] | null;
        };
        EmailQuery: {
            messageId: string;
        };
        EndpointQuery: {
            computerId: string;
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
        ExchangeService: {
            atpPolicyId?: string | null;
            /** @enum {string|null} */
            atpPolicyStatus?: "enabledAndOptimized" | "enabledButNotOptimized" | "disabled" | null;
            /** @description State of each feature by its name. */
            atpFeatures?: {
                [key: string]: string | null;
            } | null;
            dlpPolicyId?: string | null;
        } | null;
        FileObject: {
            fileName?: string | null;
            prevalence?: string | number | null;
            encyclopediaLink?: string | null;
            detectionName?: string | null;
            familyName?: components["schemas"]["Texts"];
            fileType?: string | null;
            /** @description Bytes. */
            fileSize?: number | null;
            memoryResident?: boolean | null;
            fileSigner?: string | null;
            fileMD5?: string | null;
            fileSHA1?: string | null;
            sha256?: string | null;
            tlsh?: string | null;
            /** @description True as a boolean or as text. */
            isShowFileTab?: boolean | string | null;
        };
        FileQuery: {
            sha1: string;
        };
        Host: {
            hostname?: string | null;
            display_name?: string | null;
            description?: string | null;
            type?: string | null;
            /** @description connected, unknown or another text. */
            endpoint_connectivity?: string | null;
            last_connected_time?: components["schemas"]["Timestamp"];
            instance?: {
                name?: string | null;
                /** @description Whether the host has the unified product. */
                is_v1es?: boolean | null;
                is_opt_in_version_control_policies_feature?: boolean | null;
            } | null;
            group?: {
                name?: string | null;
                xes_group_name?: string | null;
            } | null;
            last_ip_used?: string | null;
            last_scan_time?: components["schemas"]["Timestamp"];
            engines?: components["schemas"]["HostComponents"];
            patterns?: components["schemas"]["HostComponents"];
            agent_version?: {
                endpoint_protection?: string | null;
                endpoint_sensor?: string | null;
            } | null;
            /** @description on, unknown or another text. */
            epp_component_module_status?: string | null;
            epp_component_module_last_connected_time?: components["schemas"]["Timestamp"];
            /** @description Steps behind the newest, 0 to 8, or a label. */
            ring?: number | string | null;
            components_update_setting?: string | null;
            service_gateway_proxy_info?: {
                value?: string | null;
                fqdn?: string | null;
                ips?: components["schemas"]["Texts"];
            } | null;
            last_logged_on_user?: string | null;
            /** @description Id of that user; opens the drawer of a user account (11). */
            last_logged_on_user_id?: string | null;
            cpu_arch?: string | null;
            domain_hierarchy?: string | null;
            tags?: components["schemas"]["HostTags"];
            predefined_tags?: {
                id?: string | null;
                tags?: {
                    name?: string | null;
                }[] | null;
            }[] | null;
            os?: {
                /** @description windows, mac, linux or another text, in any case. */
                platform?: string | null;
                name?: string | null;
                arch?: string | null;
                version?: string | null;
                kernel_version?: string | null;
            } | null;
            network_interfaces?: {
                name?: string | null;
                display_name?: string | null;
                mac?: string | null;
                dhcp?: string | boolean | null;
                ips?: components["schemas"]["Texts"];
            }[] | null;
            xdr_device_id?: string | null;
            /** @description Installed and available version with a comma between. */
            agent_ksp_version?: string | null;
            sensor_ksp_version?: string | null;
            security_update_plan?: string | null;
            agent_update_policy?: string | null;
            program_update_status?: string | null;
            agent_update_status?: string | null;
            component_update_status?: string | null;
            component_update_change?: string | null;
            gcp_network_tags?: components["schemas"]["Texts"];
            docker_engine?: string | null;
            virtual_machine_details?: {
                key?: string | null;
                value?: string | null;
            }[] | null;
            isolation_status?: string | null;
            credit_allocation_status?: components["schemas"]["Texts"];
            detail_profile?: {
                basic?: components["schemas"]["ProductProfile"];
                policy?: components["schemas"]["ProductProfile"];
            } | null;
            policy?: {
                name?: string | null;
            } | null;
            sensor_policy?: string | null;
            sensor_policy_override?: boolean | string | null;
            unified_policy?: string | null;
            unified_policy_private_preview?: boolean | null;
            /** @description One assignment or a list of them. */
            unified_policy_assignments?: components["schemas"]["PolicyAssignment"] | components["schemas"]["PolicyAssignment"][] | null;
            unified_policy_anti_malware_schedule_scan?: {
                id?: string | null;
                name?: string | null;
            } | null;
            epp_features?: {
                name?: string | null;
                status?: string | null;
                not_compliant_sub_features?: components["schemas"]["Texts"];
                pattern_outdated?: boolean | null;
            }[] | null;
            xes_features?: {
                name?: string | null;
                summarized_status?: string | null;
            }[] | null;
            ad_sensor_status?: string | null;
            product_installed?: components["schemas"]["Texts"];
            ips_resource_ids?: components["schemas"]["Texts"];
        };
        HostComponents: {
            type?: string | null;
            version?: string | null;
            last_update_time?: components["schemas"]["Timestamp"];
        }[] | null;
        HostTags: {
            labelName?: string | null;
            tagValues?: components["schemas"]["Texts"];
        }[] | null;
        /** @description One text, or a list of texts or named objects. */
        ImpactTags: (string | null) | (string | {
            name?: string | null;
        })[];
        IpObject: {
            objectName?: string | null;
            wrsScore?: number | null;
            wrsCategory?: components["schemas"]["Texts"];
            host?: string | null;
            hostedLocation?: components["schemas"]["Texts"];
            firstSeen?: components["schemas"]["Timestamp"];
            lastSeen?: components["schemas"]["Timestamp"];
            hourlyAverageActivities?: number | null;
            totalActivities?: number | null;
            peakHourTime?: components["schemas"]["Timestamp"];
            peakHourActivities?: number | null;
            activityHistory?: components["schemas"]["ActivityHistory"];
        };
        IpQuery: {
            ip: string;
        };
        MobileObject: {
            /**
             * @description 4 high, 3 medium, 2 warning, 1 safe.
             * @enum {integer|null}
             */
            basicSecurityStatus?: 1 | 2 | 3 | 4 | null;
            /**
             * @description 3 error, 2 warning, 1 success.
             * @enum {integer|null}
             */
            basicDeviceStatus?: 1 | 2 | 3 | null;
            basicLastScanTime?: components["schemas"]["Timestamp"];
            /** @description 1 is one kind and any other value the other. */
            basicDeviceType?: number | null;
            basicDeviceName?: string | null;
            osVersion?: string | null;
            hardwareModel?: string | null;
            hardwareBrand?: string | null;
            hardwareManufacturer?: string | null;
            securityMac?: string | null;
            imei?: string | null;
        };
        MobileQuery: {
            deviceId: string;
        };
        PolicyAssignment: {
            assignment_name?: string | null;
            priority_name?: string | null;
        };
        /** @description Name of the product profile of a tab, or members that replace those of the host there. */
        ProductProfile: string | {
            [key: string]: unknown;
        } | null;
        Texts: string[] | null;
        /** @description Text in ISO form, or a number in unix seconds, or in milliseconds when it has 12 or more digits. */
        Timestamp: string | number | null;
        UrlObject: {
            wrsScore?: number | null;
            wrsCategory?: components["schemas"]["Texts"];
            objectName?: string | null;
            domainName?: string | null;
            registrantName?: string | null;
            /** @description Country of the registrant; the wire name is spelled so. */
            registrantCounty?: string | null;
            createdDate?: components["schemas"]["Timestamp"];
            updatedDate?: components["schemas"]["Timestamp"];
            expiredDate?: components["schemas"]["Timestamp"];
            host?: string | null;
            hostedIP?: components["schemas"]["Texts"];
            hostedLocation?: components["schemas"]["Texts"];
            firstSeen?: components["schemas"]["Timestamp"];
            lastSeen?: components["schemas"]["Timestamp"];
            hourlyAverageActivities?: number | null;
            totalActivities?: number | null;
            peakHourTime?: components["schemas"]["Timestamp"];
            peakHourActivities?: number | null;
            activityHistory?: components["schemas"]["ActivityHistory"];
        };
        UrlQuery: {
            url: string;
        };
        UserAccount: {
            userName?: string | null;
            /** @description Whether the user is highly privileged. */
            isHpu?: boolean | null;
            emailAddress?: string | null;
            emailProtection?: string | boolean | null;
            xdrPolicyId?: string | null;
            department?: string | null;
            /** @description google or another provider. */
            iamType?: string | null;
            services?: {
                exchange?: components["schemas"]["ExchangeService"];
            } | null;
            dlpPolicyId?: string | null;
        };
        VtAttributes: {
            last_analysis_stats?: {
                malicious?: number | null;
                suspicious?: number | null;
                undetected?: number | null;
                harmless?: number | null;
            } | null;
            /** @description Unix seconds. */
            last_analysis_date?: number | null;
            tags?: components["schemas"]["Texts"];
            meaningful_name?: string | null;
            type_tag?: string | null;
            /** @description Bytes. */
            size?: number | null;
            popular_threat_classification?: {
                suggested_threat_label?: string | null;
            } | string | null;
            crowdsourced_yara_results?: {
                rule_name?: string | null;
            }[] | null;
            last_http_response_code?: number | null;
            registrar?: string | null;
            /** @description Unix seconds. */
            creation_date?: number | null;
            asn?: number | string | null;
            as_owner?: string | null;
            country?: string | null;
            network?: string | null;
        } | null;
        VtReport: {
            attributes?: components["schemas"]["VtAttributes"];
            queryDate?: components["schemas"]["Timestamp"];
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
    emailQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailQuery"];
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
                        data?: components["schemas"]["EmailObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    fileQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileQuery"];
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
                        data?: components["schemas"]["FileObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    urlQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UrlQuery"];
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
                        data?: components["schemas"]["UrlObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    domainQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainQuery"];
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
                        data?: components["schemas"]["DomainObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    ipQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpQuery"];
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
                        data?: components["schemas"]["IpObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    mobileQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileQuery"];
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
                        data?: components["schemas"]["MobileObject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    userAccountQuery: {
        parameters: {
            query: {
                /** @description Id of the user. */
                userId: string;
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
                        data?: components["schemas"]["UserAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    endpointQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointQuery"];
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
                        data?: components["schemas"]["Host"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    riskOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the asset. */
                id: string;
                /** @description Kind of the asset. */
                type: "device" | "cloudAsset" | "user";
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
                        data?: components["schemas"]["AssetRisk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    vtReport: {
        parameters: {
            query: {
                /** @description 1 asks the source again. */
                refresh: 0 | 1;
            };
            header?: never;
            path: {
                /** @description Kind of the object. */
                kind: "file" | "url" | "domain" | "ip_address";
                /** @description SHA1, base64 of the URL without padding, domain or address. */
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
                        data?: components["schemas"]["VtReport"];
                    };
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
    getDownloadUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
