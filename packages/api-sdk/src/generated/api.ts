// Generated from openapi/ by scripts/codegen.ts.
export interface paths {
    "/proxy/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description A repeat within an hour, with the same Idempotency-Key, address and password, opens another session of the account that the first call created.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/cancel-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one's own account while it has no KYC verdict and no contract */
        post: operations["cancelUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's profile */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/proxy/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices signed in to one's account
         * @description The latest seen first, a hundred at most; sessions that have ended or expired are not there.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/sessions/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign one of one's devices out
         * @description Of the current session, the same as signing out. A repeat answers as the first time.
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/sessions/revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign every device out but this one */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand the session to another of our origins */
        post: operations["createHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/handoff/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a hand-over code for a session of this origin */
        post: operations["exchangeHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with an e-mailed token */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/send-instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an e-mail to reset a password; answers the same whether the account exists or not */
        post: operations["sendInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whether a reset token is still good */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/verify-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-in, or confirm a change of second factor, with the code sent by e-mail */
        post: operations["verifyTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/resend-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another code */
        post: operations["resendTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/enable-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/disable-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/request-link-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to activate the other service on an existing account */
        post: operations["requestLinkService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/link-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the other service with the code sent by e-mail */
        post: operations["linkService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/unlink-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close one of the two services to the account
         * @description Refused (409) for the only service of the account, and while it holds something that still runs. The other sessions end; what the service keeps is found again once it is linked anew.
         */
        post: operations["unlinkService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything held on the caller, as data or as a document to read
         * @description A POST, because the password is asked again and belongs in no address. A few a day.
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/account-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The request to delete one's account, what stands in its way and what the law would keep */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Ask for one's account to be deleted
         * @description Refused (409) while a contract runs or money is to be returned, with what must be over first, and while a request stands; refused (403) to an account with administration rights. Carried out on its day unless canceled.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/account-deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep one's account after all */
        post: operations["cancelAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File one side of an identity document */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/upload-company-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File one document of one's company */
        post: operations["uploadCompanyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/sumsub-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the verification widget for oneself */
        post: operations["createVerificationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sumsub_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh the widget's token */
        post: operations["refreshVerificationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/update-kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what the widget said; a verdict is a hint that the server checks with the provider */
        post: operations["updateKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open one's file with the verification provider */
        post: operations["createApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/applicants/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        /** One's file with the verification provider */
        get: operations["getApplicant"];
        put?: never;
        post?: never;
        /** Remove one's file, while there is no verdict */
        delete: operations["deleteApplicant"];
        options?: never;
        head?: never;
        /** Report a status; a verdict is a hint that the server checks with the provider */
        patch: operations["updateApplicant"];
        trace?: never;
    };
    "/webhooks/sumsub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verdict of the verification provider, signed on the raw body */
        post: operations["receiveSumsubWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published parameters, the footer's fees among them */
        get: operations["listParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/legal-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published version of the general terms or of the warning on risks, to keep
         * @description As a document to read, or as the bare text (UTF-8) whose SHA-256 is the fingerprint kept with each acceptance.
         *     The same version and the same publisher give the same bytes.
         */
        get: operations["downloadLegalDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portfolio of the caller; series are whole, screens cut them */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/dashboard/explained": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller's figures are made of, row by row, so that they can be computed again by hand */
        get: operations["explainFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/yield-flows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily rates of each product */
        get: operations["listYieldFlows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statements of the caller, months and years that are over, newest first */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/statements/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's statement of a month or a year, as a document to read
         * @description Made from the same valuation as the dashboard, as it was known on the period's last day; the same data give the
         *     same bytes.
         */
        get: operations["downloadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/statements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table of the caller's contracts, flows or monthly yields, for a spreadsheet
         * @description CSV as French spreadsheets read it, or XLSX with numbers and dates; the same data give the same bytes.
         */
        get: operations["exportPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products */
        get: operations["listStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/update-strategy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a product */
        post: operations["updateStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contracts of the caller, newest first */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/new-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a contract and open its signature */
        post: operations["createContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/next-po-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reserve a purchase-order number */
        get: operations["getNextPoNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/verify-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an origin address */
        post: operations["verifyWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open again the signature of one's pending contract, on a link that works now */
        post: operations["resumeSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one's pending contract */
        post: operations["cancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close one's signed contract */
        post: operations["closeContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/chain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One's contract from its subscription to its end, with the evidence kept of each step */
        get: operations["getContractChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/renounce": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renounce one's signed contract, within its period */
        post: operations["renounceContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/payment-proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File or change the proof of one's payment */
        post: operations["submitPaymentProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/yousign/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Poll of the screen; reads our own database and changes nothing */
        post: operations["getSignatureStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/yousign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Event of the signature provider, signed on the raw body */
        post: operations["receiveYousignWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/change-control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether one person alone may change products and market data
         * @description Every screen of the back office says so while this is allowed.
         */
        get: operations["getChangeControl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every contract, by page */
        get: operations["listAdminContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One contract, its client and its history */
        get: operations["getAdminContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/check-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a payment to checking */
        post: operations["startPaymentCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/validate-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment as received */
        post: operations["validatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/refuse-proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a proof; the payment waits again */
        post: operations["refuseProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the money of a renounced contract was returned */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Net asset values, by page */
        get: operations["listNavs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/fx-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchange rates as published, by page */
        get: operations["listFxRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a file and say what it would create, change and skip; writes no value */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do what the plan says, whole or not at all; refused if the data moved since */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller holds in the second service */
        get: operations["getKaskadDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A document, by a signed link of short life
         * @description Links come from `contract_url`, `pep_url`, `kbis_url`, `rbe_url` and `statuts_url`.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs, and which version it is */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers and migrations are done */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics in Prometheus text, to this machine or with the token; nothing is here otherwise */
        get: operations["getMetrics"];
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
        /**
         * @example {
         *       "user": {
         *         "email": "camille.moreau@exemple.fr",
         *         "password": "Demonstration-2026!"
         *       }
         *     }
         */
        LoginBody: {
            user: {
                email?: string;
                password?: string;
            };
        };
        /** @example 0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001 */
        Id: string;
        /** @enum {string} */
        Role: "client" | "cgp" | "commercial" | "equisafe" | "super_admin" | "admin_yield" | "admin_kaskad";
        /** @enum {string} */
        KycStatus: "pending" | "started" | "verified" | "approved" | "failed" | "rejected";
        /** @enum {string|null} */
        DocumentReview: "approved" | "checking" | "rejected" | "" | null;
        User: {
            id: components["schemas"]["Id"];
            external_user_id: string | null;
            role: components["schemas"]["Role"];
            is_kyc: boolean;
            kyc_status: components["schemas"]["KycStatus"];
            is_company: boolean;
            firstname: string;
            lastname: string;
            email: string;
            phone: string | null;
            address: string | null;
            zip_code: string | null;
            city: string | null;
            /** @description Alpha-3 code */
            country: string | null;
            /** @description Alpha-3 code */
            country_address: string | null;
            company_name: string | null;
            registration_number: string | null;
            company_type: string | null;
            kbis_url: string | null;
            rbe_url: string | null;
            statuts_url: string | null;
            kbis_validated: components["schemas"]["DocumentReview"];
            rbe_validated: components["schemas"]["DocumentReview"];
            statuts_validated: components["schemas"]["DocumentReview"];
            /** @description Why the document was rejected */
            kbis_reason?: string | null;
            rbe_reason?: string | null;
            statuts_reason?: string | null;
            assigned_sales: {
                calendly_url: string | null;
                firstname?: string | null;
                lastname?: string | null;
            } | null;
            can_access_yield: boolean;
            can_access_kaskad: boolean;
            can_access_yield_admin: boolean;
            can_access_kaskad_admin: boolean;
            two_factor_enabled: boolean;
        };
        /** @description A session with its user or, when the second factor is on, a challenge token */
        LoginAnswer: {
            token: string;
            two_factor_required?: boolean;
            user?: components["schemas"]["User"];
        };
        Error: {
            /** @description French sentence fit to show */
            error: string;
            /** @description From the closed list of the server */
            code: string;
            /** @description Field to messages */
            errors?: {
                [key: string]: string[];
            };
            request_id: string;
        };
        /** @enum {string} */
        Service: "yield" | "kaskad";
        /**
         * @description Alpha-3 code; empty when not filled in
         * @example FRA
         */
        Country: string;
        LegalVersion: string;
        /**
         * @example {
         *       "user": {
         *         "is_company": false,
         *         "firstname": "Camille",
         *         "lastname": "Moreau",
         *         "email": "camille.moreau@exemple.fr",
         *         "password": "Demonstration-2026!",
         *         "password_confirmation": "Demonstration-2026!",
         *         "phone": "06-12-34-56-78",
         *         "address": "12 rue des Lilas",
         *         "zip_code": "69003",
         *         "city": "Lyon",
         *         "country_address": "FRA",
         *         "terms_accepted": true
         *       }
         *     }
         */
        RegisterBody: {
            service?: components["schemas"]["Service"];
            user: {
                /** @default false */
                is_company?: boolean;
                firstname?: string;
                lastname?: string;
                company_name?: string | null;
                registration_number?: string | null;
                company_type?: string | null;
                email?: string;
                password?: string;
                password_confirmation?: string;
                phone?: string;
                address?: string;
                zip_code?: string;
                city?: string;
                country_address?: components["schemas"]["Country"];
                /** @description Acceptance of the general terms; false is refused, absent is left to the screen */
                terms_accepted?: boolean;
                /** @description The version of the general terms the box led to; one that is no longer in force is refused */
                terms_version?: components["schemas"]["LegalVersion"];
            };
        };
        Session: {
            token: string;
            user: components["schemas"]["User"];
        };
        Success: {
            success: boolean;
        };
        /** @description The caller himself; another id is refused */
        UserRef: {
            id: components["schemas"]["Id"];
        };
        UpdateMeBody: {
            user: {
                firstname?: string;
                lastname?: string;
                phone?: string;
                address?: string;
                zip_code?: string;
                city?: string;
                country_address?: components["schemas"]["Country"];
                country?: components["schemas"]["Country"];
            };
        };
        /**
         * Format: date-time
         * @description UTC
         * @example 2026-01-31T09:30:00.000Z
         */
        Instant: string;
        /** @description A device that is signed in; neither its token nor the token's hash is ever shown */
        ActiveSession: {
            id: components["schemas"]["Id"];
            /** @description In French, read from what the browser says of itself */
            device: string;
            /** @enum {string} */
            device_kind: "computer" | "phone" | "tablet" | "unknown";
            /** @description The address it was opened from */
            ip: string;
            opened_at: components["schemas"]["Instant"];
            /** @description To the minute */
            last_seen_at: components["schemas"]["Instant"];
            /** @description The session of this call */
            is_current: boolean;
        };
        SessionsAnswer: {
            sessions: components["schemas"]["ActiveSession"][];
        };
        SessionsRevoked: {
            success: boolean;
            revoked_count: number;
        };
        Handoff: {
            /** @description Single use, 60 seconds, good only from the target origin */
            code: string;
            expires_at: components["schemas"]["Instant"];
        };
        TwoFactorChange: {
            success: boolean;
            two_factor_enabled: boolean;
            /** @description Challenge token, when a code sent by e-mail must confirm the change through verify-2fa */
            token?: string;
        };
        Challenge: {
            /** @description Challenge token, sent as Bearer with the code */
            token: string;
        };
        PersonalDataRequest: {
            /** @description The current one */
            password: string;
            /** @enum {string} */
            format: "json" | "pdf";
        };
        /** Format: date-time */
        NullableInstant: string | null;
        /** @description The account, its profile and the services it opens */
        PersonalAccount: {
            id: components["schemas"]["Id"];
            external_user_id: string;
            role: string;
            email: string;
            kyc_status: components["schemas"]["KycStatus"];
            is_company: boolean;
            firstname: string;
            lastname: string;
            phone: string;
            address: string;
            zip_code: string;
            city: string;
            country: string;
            country_address: string;
            company_name: string;
            registration_number: string;
            company_type: string;
            calendly_url: string | null;
            can_access_yield: boolean;
            can_access_kaskad: boolean;
            can_access_yield_admin: boolean;
            can_access_kaskad_admin: boolean;
            two_factor_enabled: boolean;
            terms_accepted_at: components["schemas"]["NullableInstant"];
            disabled_at: components["schemas"]["NullableInstant"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description The file at the identity provider, and its refusal while it stands */
        PersonalApplicant: {
            applicant_id: string;
            reject_type: string | null;
            refusal_comment: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        PersonalKycChange: {
            at: components["schemas"]["Instant"];
            from: string | null;
            to: string | null;
        };
        PersonalIdentityDocument: {
            file_id: components["schemas"]["Id"];
            doc_type: string;
            country: string;
            side: string | null;
            created_at: components["schemas"]["Instant"];
        };
        PersonalCompanyDocument: {
            file_id: components["schemas"]["Id"];
            doc_type: string;
            status: string | null;
            rejection_reason: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        PersonalFile: {
            id: components["schemas"]["Id"];
            purpose: string;
            original_name: string;
            mime: string;
            size_bytes: number;
            sha256: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        ContractStatus: "pending" | "signed" | "refused" | "canceled" | "closed";
        /** @enum {string} */
        PaymentStatus: "waiting" | "proved" | "checking" | "paid" | "canceled";
        /**
         * @description Decimal, a dot, no exponent
         * @example 15000.00
         */
        Amount: string;
        /** Format: date */
        NullableDay: string | null;
        PersonalContract: {
            id: components["schemas"]["Id"];
            product: string;
            po_number: string;
            status: components["schemas"]["ContractStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            currency: string;
            amount: components["schemas"]["Amount"];
            payment_method: string;
            payment_reference: string | null;
            payment_origin: string | null;
            contract_file_id: string | null;
            pep_file_id: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            signed_at: components["schemas"]["NullableInstant"];
            payment_recorded_at: components["schemas"]["NullableDay"];
            closed_date: components["schemas"]["NullableDay"];
            renounce_until: components["schemas"]["NullableDay"];
            renounced_at: components["schemas"]["NullableInstant"];
        };
        PersonalPoNumber: {
            number: string;
            reserved_at: components["schemas"]["Instant"];
        };
        PersonalSignatureRequest: {
            contract_id: components["schemas"]["Id"];
            provider: string;
            provider_request_id: string | null;
            status: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        PersonalConsent: {
            contract_id: string | null;
            document: string;
            version: string;
            sha256: string;
            label: string;
            step: string;
            accepted_at: components["schemas"]["Instant"];
            ip_address: string | null;
            user_agent: string | null;
        };
        /**
         * Format: date
         * @description Calendar day, Europe/Paris
         * @example 2026-01-31
         */
        Day: string;
        PersonalPaymentProof: {
            contract_id: components["schemas"]["Id"];
            reference: string | null;
            executed_on: components["schemas"]["Day"];
            wallet_address: string | null;
            txid: string | null;
            tx_urls: string[];
            submitted_at: components["schemas"]["Instant"];
            refused_at: components["schemas"]["NullableInstant"];
            refusal_message: string | null;
        };
        NullableAmount: string | null;
        PersonalPayment: {
            contract_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: string;
            value_date: components["schemas"]["Day"];
            reference: string;
            subscription_fee_percent: components["schemas"]["Amount"];
            fx_fee_percent: components["schemas"]["Amount"];
            subscription_fee: components["schemas"]["Amount"];
            fx_fee: components["schemas"]["Amount"];
            net_amount: components["schemas"]["Amount"];
            net_reference_amount: components["schemas"]["NullableAmount"];
            units: components["schemas"]["NullableAmount"];
            nav: components["schemas"]["NullableAmount"];
            nav_date: components["schemas"]["NullableDay"];
            recorded_at: components["schemas"]["Instant"];
        };
        PersonalWithdrawal: {
            contract_id: components["schemas"]["Id"];
            kind: string;
            amount: components["schemas"]["Amount"];
            currency: string;
            units: components["schemas"]["Amount"];
            exit_fee_percent: components["schemas"]["Amount"];
            exit_fee: components["schemas"]["Amount"];
            value_date: components["schemas"]["Day"];
            occurred_at: components["schemas"]["Instant"];
            reference: string | null;
            note: string | null;
        };
        PersonalRefund: {
            contract_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: string;
            is_received: boolean;
            requested_at: components["schemas"]["Instant"];
            returned_on: components["schemas"]["NullableDay"];
            reference: string | null;
            recorded_at: components["schemas"]["NullableInstant"];
        };
        PersonalTimelineEvent: {
            contract_id: string | null;
            type: string;
            details: {
                [key: string]: string;
            };
            occurred_at: components["schemas"]["Instant"];
        };
        PersonalYieldPoint: {
            date: components["schemas"]["Day"];
            performance_rate: number;
        };
        /** @description The daily rates of a product held, since the first payment in it */
        PersonalYieldFlow: {
            product: string;
            points: components["schemas"]["PersonalYieldPoint"][];
        };
        PersonalSession: {
            id: components["schemas"]["Id"];
            ip: string;
            user_agent: string;
            auth_methods: string[];
            created_at: components["schemas"]["Instant"];
            last_seen_at: components["schemas"]["Instant"];
            idle_expires_at: components["schemas"]["Instant"];
            absolute_expires_at: components["schemas"]["Instant"];
            revoked_at: components["schemas"]["NullableInstant"];
        };
        /** @description A code or a link sent, never its secret */
        PersonalCode: {
            purpose: string;
            target: string | null;
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            consumed_at: components["schemas"]["NullableInstant"];
        };
        PersonalMail: {
            kind: string;
            recipient: string;
            subject: string;
            created_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["NullableInstant"];
        };
        /** @description A line of the trail: what the person did, and what was done to the account or its contracts */
        PersonalActivity: {
            at: components["schemas"]["Instant"];
            action: string;
            object_type: string;
            /** @description Null when the object is not the person's */
            object_id: string | null;
            /** @enum {string} */
            by: "self" | "other";
            /** @description Of the person alone */
            ip: string | null;
        };
        /** @description A request to delete the account and what became of it */
        PersonalDeletionRequest: {
            requested_at: components["schemas"]["Instant"];
            effective_on: components["schemas"]["Day"];
            canceled_at: components["schemas"]["NullableInstant"];
            closed_at: components["schemas"]["NullableInstant"];
        };
        /** @description What is held and not given, and why, in French */
        PersonalLeftOut: {
            data: string;
            reason: string;
        };
        /** @description Everything held on the caller; nothing of anybody else */
        PersonalData: {
            exported_at: components["schemas"]["Instant"];
            account: components["schemas"]["PersonalAccount"];
            applicant: components["schemas"]["PersonalApplicant"] | null;
            kyc_history: components["schemas"]["PersonalKycChange"][];
            identity_documents: components["schemas"]["PersonalIdentityDocument"][];
            company_documents: components["schemas"]["PersonalCompanyDocument"][];
            files: components["schemas"]["PersonalFile"][];
            contracts: components["schemas"]["PersonalContract"][];
            po_numbers: components["schemas"]["PersonalPoNumber"][];
            signature_requests: components["schemas"]["PersonalSignatureRequest"][];
            consents: components["schemas"]["PersonalConsent"][];
            payment_proofs: components["schemas"]["PersonalPaymentProof"][];
            payments: components["schemas"]["PersonalPayment"][];
            withdrawals: components["schemas"]["PersonalWithdrawal"][];
            refunds: components["schemas"]["PersonalRefund"][];
            timeline: components["schemas"]["PersonalTimelineEvent"][];
            yield_flows: components["schemas"]["PersonalYieldFlow"][];
            sessions: components["schemas"]["PersonalSession"][];
            codes: components["schemas"]["PersonalCode"][];
            mails: components["schemas"]["PersonalMail"][];
            activity: components["schemas"]["PersonalActivity"][];
            deletion_requests: components["schemas"]["PersonalDeletionRequest"][];
            left_out: components["schemas"]["PersonalLeftOut"][];
        };
        /** @description A request that stands; once its day is past, it waits since `blocked_at` for what blocks it to be over */
        DeletionRequest: {
            requested_at: components["schemas"]["Instant"];
            blocked_at: components["schemas"]["NullableInstant"];
        };
        DeletionBlocker: {
            contract_id: components["schemas"]["Id"];
            product: string;
            po_number: string;
            /** @enum {string} */
            reason: "unsigned" | "unpaid" | "running" | "refund";
        };
        /** @description What is kept, and its last day */
        Retention: {
            /** @enum {string} */
            kind: "identity" | "operations" | "contracts" | "tax";
            until: components["schemas"]["Day"];
        };
        /** @description As on `effective_on`, the day of the closing that was requested, or that would be if it were requested now */
        AccountDeletion: {
            request: components["schemas"]["DeletionRequest"] | null;
            effective_on: components["schemas"]["Day"];
            /** @description What must be over before the account can be closed */
            blockers: components["schemas"]["DeletionBlocker"][];
            /** @description What the law keeps after the closing; everything else is erased */
            kept: components["schemas"]["Retention"][];
        };
        /** @enum {string} */
        IdentityDocType: "ID_CARD" | "PASSPORT" | "DRIVERS";
        UploadDocumentForm: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
            doc_type: components["schemas"]["IdentityDocType"];
            /** @description Required: missing or empty is refused with its own sentence */
            country?: string;
            applicant_id?: string;
            /**
             * @description Only for ID_CARD
             * @enum {string}
             */
            side?: "FRONT_SIDE" | "BACK_SIDE";
        };
        UploadDocumentAnswer: {
            success: boolean;
            kyc_status: components["schemas"]["KycStatus"];
        };
        /** @enum {string} */
        CompanyDocType: "kbis" | "rbe" | "statuts";
        UploadCompanyDocumentForm: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
            doc_type: components["schemas"]["CompanyDocType"];
        };
        UploadCompanyDocumentAnswer: {
            success: boolean;
            data: {
                doc_type: components["schemas"]["CompanyDocType"];
                url: string;
                status: components["schemas"]["DocumentReview"];
            };
        };
        VerificationToken: {
            /** @description Access token of the verification widget */
            token: string;
            user_id: components["schemas"]["Id"];
            /** @description Only with the local demonstration provider */
            base_url?: string;
        };
        KycState: {
            success: boolean;
            kyc_status: components["schemas"]["KycStatus"];
            is_kyc: boolean;
        };
        Applicant: {
            id: components["schemas"]["Id"];
            /** @description Of the verification provider */
            applicant_id: string | null;
            status: components["schemas"]["KycStatus"];
            /** @description For the verification widget */
            access_token?: string | null;
            /** @description While the identity is rejected by the provider, what may be said of it to the person */
            refusal?: {
                /** @description Documents may be sent again and the widget opened again */
                can_retry: boolean;
                /** @description The provider's words, fit to show */
                comment: string | null;
            } | null;
        };
        /** @description Body of the provider, kept as received */
        Webhook: {
            [key: string]: unknown;
        };
        WebhookReceived: {
            received: boolean;
        };
        Parameter: {
            key: string;
            /** @description Decimal string for a number */
            value: string;
            unit: string | null;
            /** @description Null reads « default » */
            category: string | null;
            metadata: {
                suffix?: string | null;
            } | null;
        };
        /**
         * @description terms: the general terms (CGV); risks: the warning on risks
         * @enum {string}
         */
        LegalKind: "terms" | "risks";
        /** @enum {string} */
        DisplayCurrency: "EUR" | "USD" | "CHF" | "BTC" | "ETH";
        Allocation: {
            label: string;
            strategy_id: components["schemas"]["Id"];
            current_amount_eur: components["schemas"]["Amount"];
            current_amount_converted: components["schemas"]["Amount"];
            invested_amount_eur: components["schemas"]["Amount"];
            invested_amount_converted: components["schemas"]["Amount"];
        };
        /** @description Exact figures beside the charts, in the display currency */
        Headline: {
            current_amount: components["schemas"]["Amount"];
            total_in: components["schemas"]["Amount"];
            total_out: components["schemas"]["Amount"];
            yield_generated: components["schemas"]["Amount"];
        };
        StrategyHeadline: {
            strategy_id: components["schemas"]["Id"];
            current_amount: components["schemas"]["Amount"];
            total_in: components["schemas"]["Amount"];
            total_out: components["schemas"]["Amount"];
            yield_generated: components["schemas"]["Amount"];
            signed_amount: components["schemas"]["Amount"];
            estimated_daily_yield?: components["schemas"]["NullableAmount"];
            units: components["schemas"]["Amount"];
            nav: components["schemas"]["NullableAmount"];
            nav_date: components["schemas"]["NullableDay"];
            start_date: components["schemas"]["NullableDay"];
            /** @description Average net rate a year since the first daily rate, a fraction; null under one day */
            annual_rate: number | null;
            first_rate_date: components["schemas"]["NullableDay"];
            /** @description The last daily rate observed, a fraction */
            last_rate: number | null;
        };
        /**
         * @description A type unknown to a screen reads « Événement »
         * @enum {string}
         */
        EventType: "account_created" | "payment_proof_submitted" | "contract_subscribed" | "contract_signed" | "kyc_validated" | "contract_closed" | "contract_canceled" | "payment_status_checking" | "payment_status_paid" | "payment_reminder_sent" | "password_reset_admin" | "withdrawal" | "other";
        Event: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["EventType"];
            occurred_at: components["schemas"]["Instant"];
            metadata: {
                strategy_title?: string | null;
                amount?: components["schemas"]["NullableAmount"];
                devise?: string | null;
                /** @enum {string|null} */
                payment_method?: "crypto" | "virement" | null;
                executed_on?: components["schemas"]["NullableDay"];
                note?: string | null;
            };
        };
        PerformancePoint: {
            date: components["schemas"]["Day"];
            /** @description A fraction: 0.01 is one percent */
            performance_rate: number;
        };
        /** @description Keyed by the title of the product */
        PerformanceSeries: {
            [key: string]: components["schemas"]["PerformancePoint"][];
        };
        ValuationPoint: {
            date: components["schemas"]["Day"];
            /** @description In the display currency */
            value: number;
            /** @description Positive: inflow; negative: outflow */
            contribution: number;
            /** @description True when the day has no net asset value and repeats the last */
            stale?: boolean;
        };
        FxDate: {
            /** @example EUR/USD */
            pair: string;
            date: components["schemas"]["Day"];
            /** @description True when nothing was published on the valuation day */
            is_fallback: boolean;
        };
        Freshness: {
            nav_date: components["schemas"]["NullableDay"];
            fx_dates: components["schemas"]["FxDate"][];
        };
        Dashboard: {
            portfolio: {
                total_paid_eur: components["schemas"]["Amount"];
                total_paid_converted: components["schemas"]["Amount"];
                total_current_converted: components["schemas"]["Amount"];
                currency: components["schemas"]["DisplayCurrency"];
                allocations: components["schemas"]["Allocation"][];
            };
            headline: components["schemas"]["Headline"];
            /** @description Keyed by the title of the product */
            headlines: {
                [key: string]: components["schemas"]["StrategyHeadline"];
            };
            events: components["schemas"]["Event"][];
            performance_flows: {
                strategies: components["schemas"]["PerformanceSeries"];
                aggregated: components["schemas"]["PerformancePoint"][];
                contributions: components["schemas"]["PerformanceSeries"];
            };
            valuation_history: {
                currency: components["schemas"]["DisplayCurrency"];
                aggregated: {
                    points: components["schemas"]["ValuationPoint"][];
                };
                /** @description Keyed by the title of the product */
                strategies: {
                    [key: string]: {
                        label: string;
                        points: components["schemas"]["ValuationPoint"][];
                    };
                };
            };
            freshness: components["schemas"]["Freshness"];
        };
        /** @description The VL and the rate that applied on `date`, with the days they were published on */
        MarketMark: {
            date: components["schemas"]["Day"];
            nav: components["schemas"]["Amount"];
            nav_date: components["schemas"]["Day"];
            /** @description One unit of the reference currency in the display currency */
            fx_rate: components["schemas"]["Amount"];
            fx_date: components["schemas"]["Day"];
            /** @description Nothing was published on `date`; the last rate before it applies */
            fx_is_fallback: boolean;
        };
        ExplainedMovement: {
            contract_id: components["schemas"]["Id"];
            po_number: string;
            /** @enum {string} */
            kind: "payment" | "withdrawal" | "closing";
            date: components["schemas"]["Day"];
            /** @description Positive: paid, fees included; negative: received, the exit fee deducted */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["DisplayCurrency"];
            /** @description Of the amount, in the same currency */
            fee: components["schemas"]["Amount"];
            /** @description One unit of `currency` in the display currency */
            fx_rate: components["schemas"]["Amount"];
            fx_date: components["schemas"]["Day"];
            fx_is_fallback: boolean;
            amount_converted: components["schemas"]["Amount"];
            fee_converted: components["schemas"]["Amount"];
            /** @description Positive: in; negative: out; zero while the payment waits */
            units: components["schemas"]["Amount"];
            /** @description What a unit was worth on the day the units count from; null while the payment waits */
            mark: components["schemas"]["MarketMark"] | null;
        };
        /**
         * @description Days over which the units did not change: `strategy_effect` = units × (VL − VL before) × rate before,
         *     `fx_effect` = units × VL × (rate − rate before).
         */
        ExplainedStretch: {
            from: components["schemas"]["MarketMark"];
            to: components["schemas"]["MarketMark"];
            units: components["schemas"]["Amount"];
            strategy_effect: components["schemas"]["Amount"];
            fx_effect: components["schemas"]["Amount"];
        };
        /**
         * @description `yield_generated` = `current_amount` + `total_out` − (`total_in` − `waiting_amount`)
         *     = `strategy_effect` + `fx_effect` + `fees`. Unrounded, in the display currency.
         */
        ExplainedStrategy: {
            strategy_id: components["schemas"]["Id"];
            title: string;
            /** @description What the VL is expressed in */
            reference_currency: components["schemas"]["DisplayCurrency"];
            units: components["schemas"]["Amount"];
            /** @description What a unit is worth on the day the figures stand at; null before the first VL */
            position: components["schemas"]["MarketMark"] | null;
            current_amount: components["schemas"]["Amount"];
            total_in: components["schemas"]["Amount"];
            /** @description Of total_in, what waits for a first VL */
            waiting_amount: components["schemas"]["Amount"];
            total_out: components["schemas"]["Amount"];
            yield_generated: components["schemas"]["Amount"];
            strategy_effect: components["schemas"]["Amount"];
            fx_effect: components["schemas"]["Amount"];
            /** @description Zero or negative */
            fees: components["schemas"]["Amount"];
            money_weighted_rate: number | null;
            movements: components["schemas"]["ExplainedMovement"][];
            stretches: components["schemas"]["ExplainedStretch"][];
        };
        ExplainedFigures: {
            currency: components["schemas"]["DisplayCurrency"];
            /** @description The day the figures stand at */
            until: components["schemas"]["Day"];
            /** @description XIRR, a yearly fraction; null where there is none */
            money_weighted_rate: number | null;
            strategies: components["schemas"]["ExplainedStrategy"][];
        };
        YieldFlows: {
            performance_flows: {
                strategies: components["schemas"]["PerformanceSeries"];
            };
        };
        /**
         * @example 2026-01
         * @example 2026
         */
        StatementKey: string;
        StatementPeriod: {
            period: components["schemas"]["StatementKey"];
            /** @enum {string} */
            kind: "month" | "year";
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        NextStatement: {
            period: components["schemas"]["StatementKey"];
            /** @description Null when the month is over and its VLs are awaited */
            available_on: components["schemas"]["NullableDay"];
        };
        StatementList: {
            statements: components["schemas"]["StatementPeriod"][];
            /** @description The first month that is not stated yet; null before any payment */
            next: components["schemas"]["NextStatement"] | null;
        };
        /** @enum {string} */
        ExportTable: "contracts" | "flows" | "yields";
        /** @enum {string} */
        ExportFormat: "csv" | "xlsx";
        /** @enum {string} */
        StrategyCurrency: "usdc" | "usd" | "euro" | "eur" | "btc" | "eth" | "chf";
        Rib: {
            bank: string | null;
            iban: string | null;
            bic: string | null;
        } | null;
        /** @enum {string} */
        PaymentCurrency: "EURO" | "BTC" | "ETH" | "USDC" | "EURC" | "WBTC";
        CryptoInput: {
            symbol: components["schemas"]["PaymentCurrency"];
            /** @example Ethereum (ERC-20) */
            blockchain: string;
            address: string;
        };
        Strategy: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle: string | null;
            label: string | null;
            description: string | null;
            currency: components["schemas"]["StrategyCurrency"];
            /** @description In percent: 8.5 is 8,5 % */
            apy: number | null;
            doc_url: string | null;
            video_url: string | null;
            rib: components["schemas"]["Rib"];
            crypto: {
                symbol: string | null;
                blockchain: string | null;
                address: string | null;
                inputs: components["schemas"]["CryptoInput"][];
            } | null;
            min_buy: components["schemas"]["NullableAmount"];
            min_euro?: components["schemas"]["NullableAmount"];
            min_btc?: components["schemas"]["NullableAmount"];
            min_eth?: components["schemas"]["NullableAmount"];
            min_usdc?: components["schemas"]["NullableAmount"];
            min_eurc?: components["schemas"]["NullableAmount"];
            min_wbtc?: components["schemas"]["NullableAmount"];
        };
        NullableAmountInput: string | null;
        StrategyChange: {
            id: components["schemas"]["Id"];
            subtitle?: string | null;
            label?: string | null;
            description?: string | null;
            apy?: number | null;
            doc_url?: string | null;
            video_url?: string | null;
            rib?: components["schemas"]["Rib"];
            crypto?: {
                inputs: components["schemas"]["CryptoInput"][];
            } | null;
            min_buy?: components["schemas"]["NullableAmountInput"];
            min_euro?: components["schemas"]["NullableAmountInput"];
            min_btc?: components["schemas"]["NullableAmountInput"];
            min_eth?: components["schemas"]["NullableAmountInput"];
            min_usdc?: components["schemas"]["NullableAmountInput"];
            min_eurc?: components["schemas"]["NullableAmountInput"];
            min_wbtc?: components["schemas"]["NullableAmountInput"];
        };
        /** @description What is returned for a contract that was renounced */
        Refund: {
            /** @description Gross, in `currency` */
            amount: components["schemas"]["Amount"];
            currency: string;
            /** @description False while the payment was not found */
            is_received: boolean;
            requested_at: components["schemas"]["Instant"];
            returned_on: components["schemas"]["NullableDay"];
            reference: string | null;
        } | null;
        /** @enum {string} */
        PaymentMethod: "rib" | "crypto";
        PaymentProof: {
            reference: string | null;
            executed_on: components["schemas"]["NullableDay"];
            wallet_address: string | null;
            txid: string | null;
            tx_urls: string[];
            submitted_at: components["schemas"]["NullableInstant"];
        } | null;
        Withdrawal: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            amount_converted: components["schemas"]["NullableAmount"];
            currency: string;
            converted_currency: components["schemas"]["DisplayCurrency"];
            occurred_at: components["schemas"]["Instant"];
            reference: string | null;
            metadata: {
                note?: string | null;
            };
        };
        Contract: {
            id: components["schemas"]["Id"];
            /** @description Title of the strategy */
            product: string;
            strategy_id: components["schemas"]["Id"];
            status: components["schemas"]["ContractStatus"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            signed_at: components["schemas"]["NullableInstant"];
            payment_recorded_at: components["schemas"]["NullableDay"];
            closed_date: components["schemas"]["NullableDay"];
            /** @description The last day it may be renounced; null when it may not */
            renounce_until: components["schemas"]["NullableDay"];
            /** @description Why it is closed */
            renounced_at: components["schemas"]["NullableInstant"];
            refund: components["schemas"]["Refund"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description As subscribed */
            amount: components["schemas"]["Amount"];
            /** @description As received, fees included; null until paid */
            gross_invested_amount: components["schemas"]["NullableAmount"];
            gross_invested_amount_converted: components["schemas"]["NullableAmount"];
            /** @description As received less fees; null until paid */
            total_invested_amount: components["schemas"]["NullableAmount"];
            /** @description Value now in the payment currency; null until invested */
            total_amount: components["schemas"]["NullableAmount"];
            total_amount_converted: components["schemas"]["NullableAmount"];
            converted_currency: components["schemas"]["DisplayCurrency"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_reference: string | null;
            payment_origin: string | null;
            payment_proof: components["schemas"]["PaymentProof"];
            /** @description What staff said when the last proof was refused */
            proof_refusal: string | null;
            /** @description Signed link of short life */
            contract_url: string | null;
            contract_filename: string | null;
            pep_url: string | null;
            pep_filename: string | null;
            po_number: string | null;
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        /**
         * @description Decimal as a string, or a number; beyond these bounds a number has lost its units
         * @example 15000
         * @example 15000
         */
        AmountInput: string | number;
        /**
         * @example {
         *       "user_id": "usr_1",
         *       "strategy_id": "str_usdfy",
         *       "contract_amount": "15000",
         *       "contract_devise": "EURC",
         *       "contract_payment_method": "crypto",
         *       "contract_payment_reference": "PO-2026-0001",
         *       "contract_payment_origin": "0x52908400098527886E0F7030069857D2E4169EE7",
         *       "eq_po_number": "PO-2026-0001",
         *       "terms_accepted": true,
         *       "risks_accepted": true,
         *       "terms_version": "2026-11",
         *       "risks_version": "2026-11"
         *     }
         */
        NewContractBody: {
            user_id: components["schemas"]["Id"];
            strategy_id: components["schemas"]["Id"];
            contract_amount: components["schemas"]["AmountInput"];
            contract_devise: components["schemas"]["PaymentCurrency"];
            contract_payment_method: components["schemas"]["PaymentMethod"];
            contract_payment_reference?: string | null;
            /** @description Origin address of the funds for crypto */
            contract_payment_origin?: string | null;
            eq_po_number?: string | null;
            /** @description False or absent is refused by a rule (R229) */
            terms_accepted?: boolean;
            /** @description False or absent is refused by a rule (R230) */
            risks_accepted?: boolean;
            /** @description The version of the general terms the box led to; one that is no longer in force is refused */
            terms_version?: components["schemas"]["LegalVersion"];
            /** @description Likewise, of the warning on risks */
            risks_version?: components["schemas"]["LegalVersion"];
        };
        NewContract: {
            po_number: string | null;
            iframe_url: string;
            signature_id: components["schemas"]["Id"];
        };
        ResumedSignature: {
            iframe_url: string;
            signature: components["schemas"]["Contract"];
        };
        ContractAnswer: {
            signature: components["schemas"]["Contract"];
        };
        /** @description What was accepted before signing, as it was shown */
        Consent: {
            kind: components["schemas"]["LegalKind"];
            document: string;
            version: string;
            /** @description The words beside the box */
            label: string;
            /** @description Of the document's text, as downloadLegalDocument gives it in txt */
            sha256: string;
            /** @description The screen */
            step: string;
            accepted_at: components["schemas"]["Instant"];
            ip_address: string | null;
        };
        SealedDocument: {
            /**
             * @description evidence: the audit trail of an outside provider; our own stands in the contract
             * @enum {string}
             */
            nature: "contract" | "pep" | "evidence";
            filename: string;
            /** @description Of the file as it is stored */
            sha256: string;
            /** @description Signed link of short life */
            url: string;
        };
        ReceivedPayment: {
            amount: components["schemas"]["Amount"];
            /** @description Less fees */
            net_amount: components["schemas"]["Amount"];
            currency: string;
            value_date: components["schemas"]["Day"];
            recorded_at: components["schemas"]["Instant"];
        };
        FirstNav: {
            nav: components["schemas"]["Amount"];
            nav_date: components["schemas"]["Day"];
            units: components["schemas"]["Amount"];
        };
        HeldValue: {
            /** @description In the display currency */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["DisplayCurrency"];
            units: components["schemas"]["Amount"];
            nav: components["schemas"]["Amount"];
            nav_date: components["schemas"]["Day"];
        };
        ContractChain: {
            contract: components["schemas"]["Contract"];
            consents: components["schemas"]["Consent"][];
            documents: components["schemas"]["SealedDocument"][];
            /** @description Null until the money is recorded as received */
            payment: components["schemas"]["ReceivedPayment"] | null;
            /** @description The VL the payment was turned into units at; null while it waits */
            first_nav: components["schemas"]["FirstNav"] | null;
            /** @description Null while nothing is held */
            value: components["schemas"]["HeldValue"] | null;
        };
        /**
         * @example {
         *       "payment_proof": {
         *         "executed_on": "2026-01-05",
         *         "reference": "PO-2026-0001"
         *       }
         *     }
         */
        PaymentProofBody: {
            payment_proof: {
                /** @description Day; empty is refused by a rule */
                executed_on?: string;
                reference?: string | null;
                wallet_address?: string | null;
                txid?: string | null;
                tx_urls?: string[];
            };
        };
        ClientSummary: {
            id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            /** @description Null once the account is closed */
            email: string | null;
            is_company: boolean;
            company_name: string | null;
        };
        AdminContractRow: {
            id: components["schemas"]["Id"];
            po_number: string | null;
            client: components["schemas"]["ClientSummary"];
            product: string;
            strategy_id: components["schemas"]["Id"];
            status: components["schemas"]["ContractStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_method: components["schemas"]["PaymentMethod"];
            currency: components["schemas"]["PaymentCurrency"];
            amount: components["schemas"]["Amount"];
            /** @description Null when a rate is missing */
            amount_eur: components["schemas"]["NullableAmount"];
            has_proof: boolean;
            created_at: components["schemas"]["Instant"];
            signed_at: components["schemas"]["NullableInstant"];
            payment_recorded_at: components["schemas"]["NullableDay"];
            closed_date: components["schemas"]["NullableDay"];
        };
        AdminContractPage: {
            items: components["schemas"]["AdminContractRow"][];
            total: number;
            page: number;
            page_size: number;
        };
        HistoryEntry: {
            id: components["schemas"]["Id"];
            action: string;
            /** @description Name of who did it; null for the system */
            actor: string | null;
            occurred_at: components["schemas"]["Instant"];
            detail: string | null;
        };
        AdminContract: {
            contract: components["schemas"]["Contract"];
            client: components["schemas"]["ClientSummary"];
            history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @example {
         *       "amount": "15000",
         *       "value_date": "2026-01-05",
         *       "reference": "VIR-88120"
         *     }
         */
        ValidatePaymentBody: {
            /** @description As received */
            amount: components["schemas"]["AmountInput"];
            /** @description Day of receipt, Europe/Paris */
            value_date: string;
            reference: string;
        };
        RefuseProofBody: {
            /** @enum {string} */
            reason: "reference_not_found" | "amount_mismatch" | "wrong_network" | "unreadable" | "unconfirmed" | "other";
            /** @description Shown to the client */
            message?: string;
        };
        /**
         * @example {
         *       "returned_on": "2026-01-12",
         *       "reference": "VIR-90021"
         *     }
         */
        RefundBody: {
            /** @description Calendar day, Europe/Paris */
            returned_on: string;
            reference: string;
        };
        /** @enum {string} */
        Source: "import" | "ecb" | "crypto" | "manual" | "demo";
        Nav: {
            id: components["schemas"]["Id"];
            strategy: string;
            strategy_id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            value: components["schemas"]["Amount"];
            /** @description Against the day before, a fraction; null when there is none */
            rate: number | null;
            source: components["schemas"]["Source"];
            updated_at: components["schemas"]["Instant"];
        };
        NavPage: {
            items: components["schemas"]["Nav"][];
            total: number;
            page: number;
            page_size: number;
        };
        FxRate: {
            id: components["schemas"]["Id"];
            /** @example EUR */
            base: string;
            /** @example USD */
            quote: string;
            date: components["schemas"]["Day"];
            rate: components["schemas"]["Amount"];
            source: components["schemas"]["Source"];
            updated_at: components["schemas"]["Instant"];
        };
        FxRatePage: {
            items: components["schemas"]["FxRate"][];
            /** @description Last quote of each pair */
            latest: components["schemas"]["FxRate"][];
            total: number;
            page: number;
            page_size: number;
        };
        /** @enum {string} */
        ImportKind: "nav" | "fx_ecb" | "fx_crypto";
        ImportForm: {
            kind: components["schemas"]["ImportKind"];
            /**
             * Format: binary
             * @description CSV text
             */
            file: string;
        };
        ImportRow: {
            line: number;
            date: components["schemas"]["Day"];
            /**
             * @description Strategy or pair
             * @example USDFY
             * @example EUR/USD
             */
            key: string;
            value: components["schemas"]["Amount"];
            previous: components["schemas"]["NullableAmount"];
            /** @enum {string} */
            outcome: "created" | "changed" | "unchanged";
        };
        ImportPreview: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            file_name: string;
            created: number;
            changed: number;
            unchanged: number;
            /** @description N/A cells and currencies that are not used */
            skipped: number;
            /** @description When there is one, nothing can be committed */
            errors: {
                line: number;
                message: string;
            }[];
            sample: components["schemas"]["ImportRow"][];
            from: components["schemas"]["NullableDay"];
            to: components["schemas"]["NullableDay"];
        };
        ImportResult: {
            created: number;
            changed: number;
            unchanged: number;
            skipped: number;
        };
    };
    responses: {
        /** @description The request cannot be read (wrong type, unknown field, too long) */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type, or the content of a file, is not accepted */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A business rule refuses it; `errors` maps each field to its messages */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A failure on our side, without detail */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A provider or the database is busy or does not answer */
        Unavailable: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state or the version of the object does not allow it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session has not the right */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such object, or one that belongs to somebody else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A repeat with the same key and body answers the first result. */
        IdempotencyKey: string;
        PathId: components["schemas"]["Id"];
        PathUserId: components["schemas"]["Id"];
        /** @description Display currency. */
        DisplayCurrencyQuery: components["schemas"]["DisplayCurrency"];
        Page: number;
        PageSize: number;
        Search: string;
        /** @description Title of a strategy. */
        StrategyQuery: string;
        FromDate: components["schemas"]["Day"];
        ToDate: components["schemas"]["Day"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description A session or, when the second factor is on, a challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The account is created and signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: components["schemas"]["UserRef"];
                };
            };
        };
        responses: {
            /** @description The account and its sessions are removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeBody"];
            };
        };
        responses: {
            /** @description The user, changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended; its token opens nothing any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions are ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsRevoked"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHandoff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_origin: string;
                };
            };
        };
        responses: {
            /** @description A code, bound to the target origin; the token itself is never in an address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handoff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeHandoff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description A session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user?: components["schemas"]["UserRef"];
                    password?: string;
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description The password is changed, the other sessions are ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description The password is set, every session is ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Taken into account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whether the token is good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        valid: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description A session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned on, or to be confirmed with the code sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Turned off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestLinkService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    service: components["schemas"]["Service"];
                    /** @description Not needed when signed in */
                    email?: string;
                    /** @description Not needed when signed in */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description A challenge; the code is sent by e-mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description A session whose user has access to both services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    service: components["schemas"]["Service"];
                    /** @description The account's own, asked again */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account, without the service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDataRequest"];
            };
        };
        responses: {
            /** @description The export */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, as it would be on the day of the closing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The account's own, asked again */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The request is registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No request stands any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentForm"];
            };
        };
        responses: {
            /** @description Stored; the KYC status is pending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadDocumentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCompanyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadCompanyDocumentForm"];
            };
        };
        responses: {
            /** @description Stored, to be reviewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadCompanyDocumentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVerificationToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description A token for the widget */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshVerificationToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new token for the widget */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sumsub_access_token: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKyc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                    kyc_status: components["schemas"]["KycStatus"];
                };
            };
        };
        responses: {
            /** @description The status as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApplicant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The applicant, new or already there */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, with its documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "pending" | "verified" | "rejected" | "failed";
                };
            };
        };
        responses: {
            /** @description The applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveSumsubWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Absent or wrong, the answer is 401 */
                "x-payload-digest"?: string;
                "x-payload-digest-alg"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        responses: {
            /** @description Taken into account, now or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: components["schemas"]["Parameter"][];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadLegalDocument: {
        parameters: {
            query: {
                kind: components["schemas"]["LegalKind"];
                version: components["schemas"]["LegalVersion"];
                format: "pdf" | "txt";
            };
            header?: {
                /** @description The ETag of the answer held */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    /** @description Fingerprint of the answer */
                    ETag?: string;
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/plain": string;
                };
            };
            /** @description The answer held is still true */
            304: {
                headers: {
                    /** @description Fingerprint of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
                /** @description Filter kept by the screen; the answer is the same */
                product?: string;
                /** @description Filter kept by the screen; the answer is the same */
                period?: "daily" | "monthly_short" | "weekly" | "monthly";
                /** @description `none`: the figures without their daily series, which are then empty */
                series?: "none";
            };
            header?: {
                /** @description The ETag of the answer held */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    /** @description Version of the data behind the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The answer held is still true */
            304: {
                headers: {
                    /** @description Version of the data */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainFigures: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each product the caller ever paid into */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listYieldFlows: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates keyed by the title of the product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YieldFlows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements, and when the next one comes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadStatement: {
        parameters: {
            query: {
                /** @description A month `2026-01` or a year `2026` of listStatements */
                period: components["schemas"]["StatementKey"];
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPortfolio: {
        parameters: {
            query: {
                table: components["schemas"]["ExportTable"];
                format: components["schemas"]["ExportFormat"];
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strategies: components["schemas"]["Strategy"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStrategy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    strategy: components["schemas"]["StrategyChange"];
                };
            };
        };
        responses: {
            /** @description The product, changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strategy: components["schemas"]["Strategy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
                product?: string;
                strategy_id?: components["schemas"]["Id"];
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signatures: components["schemas"]["Contract"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContractBody"];
            };
        };
        responses: {
            /** @description The contract is pending, its frame is ready */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextPoNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example PO-2026-0001 */
                        po_number: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wallet_address?: string;
                    currency?: components["schemas"]["PaymentCurrency"];
                };
            };
        };
        responses: {
            /** @description Whether the address is valid, and why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        valid: boolean;
                        error?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, still pending, and its frame */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedSignature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContractChain: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractChain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renounceContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, closed and to be repaid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitPaymentProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProofBody"];
            };
        };
        responses: {
            /** @description The contract, its payment proved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignatureStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the signature stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "signed" | "refused" | "canceled";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveYousignWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Absent or wrong, the answer is 401 */
                "x-yousign-signature-256"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        responses: {
            /** @description Taken into account, now or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeControl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this installation allows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allows_uncontrolled_changes": false
                     *     }
                     */
                    "application/json": {
                        allows_uncontrolled_changes: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdminContracts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "signed_at" | "-signed_at" | "client" | "-client" | "status" | "-status";
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                /** @description `open`: only those whose money is still to be returned */
                refund?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContractPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPaymentCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, its payment being checked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePaymentBody"];
            };
        };
        responses: {
            /** @description The contract, paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseProofBody"];
            };
        };
        responses: {
            /** @description The contract, its payment waiting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description The contract, repaid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNavs: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                sort?: "date" | "-date" | "strategy" | "-strategy" | "value" | "-value";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFxRates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                sort?: "date" | "-date" | "pair" | "-pair" | "rate" | "-rate";
                pair?: string;
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and the last quote of each pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FxRatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body answers the first result. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKaskadDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "EUR";
                        total_invested: components["schemas"]["Amount"];
                        investments: {
                            id: components["schemas"]["Id"];
                            project: string;
                            amount: components["schemas"]["Amount"];
                            currency: string;
                            invested_on: components["schemas"]["Day"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query: {
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        /**
                         * @description Version of the product
                         * @example 0.1.0
                         */
                        version: string;
                        /** @description Short hash of the commit that runs; null without the setting COMMIT */
                        commit: string | null;
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        checks: {
                            [key: string]: string;
                        };
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
