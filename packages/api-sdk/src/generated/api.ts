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
         * @description A repeated request within an hour, with the same Idempotency-Key, e-mail and password, opens another session of the account created by the first.
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
        /** Sign out of the current session */
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
        /** Delete the caller's account, while it has no KYC verdict and no contract */
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
        /**
         * Update the caller's profile
         * @description Before a verdict on the caller's identity it is applied at once. After one, it awaits the team: `profile_change` holds what was asked, and the fields keep their values. The same change asked again changes nothing; another one is refused (409).
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/proxy/me/profile-change/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw the change of profile that the caller asked for */
        post: operations["cancelProfileChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * The active sessions of the caller
         * @description Most recently used first, at most 100; revoked and expired sessions are omitted.
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
         * Revoke one of the caller's sessions
         * @description For the current session, the same as signing out. Idempotent.
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
        /** Revoke all sessions except the current one */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When staff read the caller’s space, by their role, and why */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
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
        /** Create a code that hands the session over to another origin of the platform */
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
        /** Exchange a hand-over code for a session on this origin */
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
        /** Change the caller's password */
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
        /** Request a password-reset e-mail; the response is the same whether or not the account exists */
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
        /** Check whether a reset token is valid */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/check-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation says of its client
         * @description By its link alone; null once it has expired, was canceled or has served.
         */
        post: operations["checkInvitation"];
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
        /** Complete a sign-in, or confirm a change of the second factor, with the e-mailed code */
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
        /** Enable the second factor */
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
        /** Disable the second factor */
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
        /** Request activation of the other service for an existing account */
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
        /** Activate the other service with the e-mailed code */
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
         * Unlink one of the two services from the account
         * @description Refused (409) for the account's only service, and while the account has active holdings in it. The other sessions are revoked. Data in the service is retained and available again after linking.
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
         * Export the caller's personal data, as JSON or PDF
         * @description A POST, because the password must be confirmed and must not be in a URL. A few requests a day.
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
        /** The caller's deletion request, what blocks it, and what the law requires to be retained */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Request deletion of the caller's account
         * @description Refused (409) while a contract is active or a refund is due (the response lists the blockers), and while a request is pending; refused (403) for accounts with administration rights. Carried out on its date unless canceled.
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
        /** Cancel the deletion request */
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
        /** Upload one side of an identity document */
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
        /** Upload a document of the caller's company */
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
        /** Create a token for the verification widget */
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
        /** Report an event of the widget; a verdict is only a hint, which the server checks with the provider */
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
        /** Create the caller's applicant at the verification provider */
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
        /** The caller's applicant at the verification provider */
        get: operations["getApplicant"];
        put?: never;
        post?: never;
        /** Delete the caller's applicant while there is no verdict */
        delete: operations["deleteApplicant"];
        options?: never;
        head?: never;
        /** Report a status; a verdict is only a hint, which the server checks with the provider */
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
        /** Webhook of the verification provider; the signature covers the raw body */
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
        /** Published parameters, including the footer's fees */
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
         * Download a published version of the general terms or of the risk warning
         * @description As PDF, or as the plain text (UTF-8) whose SHA-256 is stored with each acceptance.
         *     The same version and the same publisher produce the same bytes.
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
        /** The caller's portfolio, with complete series; screens filter them */
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
        /** The data behind the caller's figures, row by row, so that they can be recomputed by hand */
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
        /** The caller's statements of past months and years, newest first */
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
         * The caller's statement of a month or a year, as PDF
         * @description Computed with the dashboard's valuation, as of the period's last day. The same data produce the
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
         * @description CSV in the French spreadsheet format, or XLSX with typed numbers and dates. The same data produce the same bytes.
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
        /** The caller's contracts, newest first */
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
        /** Create a contract and its signature request */
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
        /** Validate an origin address */
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
        /** Resume the signature of the caller's pending contract, with a fresh link */
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
        /** Cancel the caller's pending contract */
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
        /** Close the caller's signed contract */
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
        /** The caller's contract from subscription to end, with the stored evidence of each step */
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
        /** Renounce the caller's contract, signed or closed, within the renunciation period */
        post: operations["renounceContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/withdrawal-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * What a withdrawal from a contract would be at the last NAV; the caller's contract, or any for staff
         * @description An amount with its currency; without one, all the yield.
         */
        get: operations["previewWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/signatures/{id}/withdraw": {
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
        /** Request a withdrawal from the caller's contract; it is executed at the first NAV of its order day or after */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/withdrawals": {
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
        /** Record a withdrawal that a client requested; a second person approves it */
        post: operations["recordWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/withdrawals/{id}/cancel": {
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
        /** Cancel a withdrawal of the caller that waits, until the cut-off hour of its order day */
        post: operations["cancelWithdrawal"];
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
        /** Submit or replace the payment proof of a contract */
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
        /** Signature status for polling; reads only the database and changes nothing */
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
        /** Webhook of the signature provider; the signature covers the raw body */
        post: operations["receiveYousignWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions prepared for clients, last changed first
         * @description An adviser has those of their own clients alone.
         */
        get: operations["listAssistedSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/assisted-subscriptions": {
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
         * Begin to prepare a subscription for a client
         * @description An adviser has those of their own clients alone (404). What keeps the client from signing is in `blockers`: it is refused at the sending, not here.
         */
        post: operations["createAssistedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A subscription prepared for a client
         * @description An adviser has those of their own clients alone (404).
         */
        get: operations["getAssistedSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}/origins": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * Wallet addresses that its client paid or undertook to pay from
         * @description Of their contracts that were signed, on the network of the draft, as the same checks accept them now; newest first. Not to advisers, who see the end of an address.
         */
        get: operations["listKnownOrigins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}/save": {
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
         * Save one step of the draft
         * @description The same rules, words and order as `createContract`, for the fields of the step. Another version is refused (409).
         */
        post: operations["saveAssistedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}/send": {
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
         * Email the client the link of what was prepared
         * @description From then on the client alone acts; once in 24 hours. Refused (409) while something keeps the client from signing.
         */
        post: operations["sendSigningLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}/presence-link": {
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
         * A link that the client opens once, on their own device and in their own session
         * @description « Signer en présence »: a new one replaces the former.
         */
        post: operations["createPresenceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/assisted-subscriptions/{id}/cancel": {
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
        /** Cancel what was prepared, as long as the client has not accepted it */
        post: operations["cancelAssistedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/prepared-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was prepared for the caller, and awaits them
         * @description An adviser’s view of the space has the last four characters of an address.
         */
        get: operations["listPreparedSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/prepared-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A subscription prepared for the caller
         * @description An adviser’s view of the space has the last four characters of an address.
         */
        get: operations["getPreparedSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/prepared-subscriptions/{id}/open": {
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
        /** The caller opens what was prepared, by its email or by a link that works once */
        post: operations["openPreparedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/prepared-subscriptions/{id}/accept": {
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
        /** Accept it: creates the contract of `createContract` and its signature request */
        post: operations["acceptPreparedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/prepared-subscriptions/{id}/decline": {
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
        /** Decline it */
        post: operations["declinePreparedSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s threads of messages, last changed first */
        get: operations["listMyThreads"];
        put?: never;
        /**
         * Open a thread with its first message
         * @description Refused (409) over 10 threads that are not closed.
         */
        post: operations["openThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One of the caller’s threads */
        get: operations["getMyThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/messages/{id}/messages": {
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
         * Write in one of the caller’s threads
         * @description Refused (409) in a thread that is closed.
         */
        post: operations["writeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/messages/{id}/read": {
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
        /** The answers of the thread are read */
        post: operations["markThreadRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the caller’s threads have an answer that they have not opened */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/message-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a file that a message will hold */
        post: operations["uploadMessageFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/message-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A file of a message, or one that the caller sent and no message holds yet
         * @description To an adviser those of their own clients alone exist (404). Opened by staff, it is on the trail first.
         */
        get: operations["downloadMessageFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file that the caller sent and that no message holds
         * @description It no longer counts among those that they may send. One that a message holds does not exist here (404).
         */
        delete: operations["deleteMessageFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/message-threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads of messages of clients, paginated
         * @description An adviser has those of their own clients alone.
         */
        get: operations["listMessageThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/message-thread-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many threads each view of the list has
         * @description Exact, and read without the threads; of an adviser, those of their own clients.
         */
        get: operations["countMessageThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/message-threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One thread
         * @description To an adviser those of their own clients alone exist (404).
         */
        get: operations["getMessageThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close a thread, or open it again */
        patch: operations["updateMessageThread"];
        trace?: never;
    };
    "/proxy/admin/message-threads/{id}/messages": {
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
         * Answer a client
         * @description Refused (409) in a thread that is closed, that has changed, or whose client can no longer read it.
         */
        post: operations["answerMessageThread"];
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
         * Whether one person alone may make changes that need two
         * @description While one may, every back-office screen shows a warning.
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
    "/proxy/staff/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contracts, clients and products that a text finds
         * @description At most 8 of each, the newest contracts first. Administrators find all; an adviser finds their own clients and their contracts, and no product. A whole IBAN finds the contracts paid from it.
         */
        get: operations["searchStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What awaits an administrator today, by kind of work
         * @description Each kind, with or without work. Read without the rows that are counted, where they may be many.
         */
        get: operations["getStaffTiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/work-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * « Ma file », what waits for the team and when each is late, the most urgent first
         * @description Read from where each thing waits: proofs, identities, documents, payouts, requests, missing values, money, messages, the register and tasks. An adviser has the messages and tasks of their own clients, the register keeper what the register waits for. Due times are in hours of work, Monday to Friday from 9:00 to 18:00 in Paris.
         */
        get: operations["listWorkItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/work-items/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take what waits, give it to a colleague, or give it back to the team */
        post: operations["assignWorkItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/work-items/postponements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put off what waits until a day, with a reason
         * @description It is out of the queue until 9:00 of that day in Paris. What was due stays due then.
         */
        post: operations["postponeWorkItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the book is doing over a period, beside the same number of days before
         * @description What clients hold, what came in and went out, what was signed and paid, over the newest 7 days (`daily`), 30 days (`monthly_short`), 10 weeks (`weekly`) or 12 months (`monthly`). What is counted is read again after 5 minutes at most (`computed_at`), and at once when a NAV or a rate is published. Renounced contracts count in no period.
         */
        get: operations["getStaffIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clients and staff did over the last 90 days, newest first
         * @description Events of the clients’ timelines, and what staff did to contracts, clients, payouts, receipts, products and values. A page starts after an item; without items when that one is gone.
         */
        get: operations["listStaffActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of a list: one’s own in their order, then those that colleagues share
         * @description A commercial has the list of exchange rates alone.
         */
        get: operations["listStaffViews"];
        put?: never;
        /**
         * Save the filters and the order of a list under a name
         * @description Refused (409) beyond fifty views of one person on one list.
         */
        post: operations["createStaffView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/views/{id}": {
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
        post?: never;
        /**
         * Delete one’s own view
         * @description A view of a colleague is refused (403).
         */
        delete: operations["deleteStaffView"];
        options?: never;
        head?: never;
        /**
         * Change one’s own view: its name, what it opens, who sees it, its place
         * @description A view of a colleague is refused (403). One that is no longer shared is nobody else’s default.
         */
        patch: operations["updateStaffView"];
        trace?: never;
    };
    "/proxy/staff/default-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the view that one’s own list opens with
         * @description One’s own view, or one that a colleague shares.
         */
        post: operations["setDefaultStaffView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a record is open, and read which colleagues have it open too
         * @description Called every 15 seconds while the record is open. A hint only: the `version` of a record decides which change is refused. Reports are deleted within the hour, and leave nothing on the audit trail.
         */
        post: operations["touchPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to a record, by whom, when and why, newest first
         * @description Of a NAV or a rate: its versions, and what was decided of it. Accounts and addresses are masked. The next page starts after the row `next`.
         */
        get: operations["getRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The internal notes and the tasks of a record, and whom a task may be given to
         * @description Notes the newest first. No response to a client holds any of it. To an adviser only their own clients and the contracts of these exist (404), with the notes of advisers and their own tasks.
         */
        get: operations["getRecordNotes"];
        put?: never;
        /** Write an internal note on a record */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/notes/{id}": {
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
        post?: never;
        /**
         * Delete one’s own note with the texts that it replaced
         * @description That it was deleted stays in the history of the record. The note of a colleague is refused (403).
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Replace the text of one’s own note; the text before is kept with it
         * @description The note of a colleague is refused (403).
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/proxy/staff/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tasks given to the caller, and how many are open and late
         * @description At most 200: open ones by their day, done ones the last first.
         */
        get: operations["listMyTasks"];
        put?: never;
        /** Open a task on a record */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/tasks/{id}": {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a task: what is to be done, its day, who does it, whether it is done */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/proxy/admin/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All contracts, paginated
         * @description An adviser has those of their own clients alone.
         */
        get: operations["listAdminContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of clients, paginated
         * @description An adviser has their own clients alone.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many clients each view of the list has
         * @description Exact, and read without the clients; of an adviser, their own.
         */
        get: operations["countClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One client’s account
         * @description To an adviser only their own clients exist (404).
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct what a client typed of themselves
         * @description Only the fields that change; refused (409) when another person changed any of them since `version`. The client receives an email with the names of the fields.
         */
        patch: operations["updateClient"];
        trace?: never;
    };
    "/proxy/admin/clients/{id}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The portfolio of a client, as they see it
         * @description The response of getDashboard to that client. To an adviser only their own clients exist (404).
         */
        get: operations["getClientDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/explained": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The data behind the figures of a client, row by row
         * @description The response of explainFigures to that client. To an adviser only their own clients exist (404).
         */
        get: operations["explainClientFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * What happened in the space of a client and what staff did to it, newest first
         * @description The client’s own timeline; to an administrator also the acts of staff on the client and on their contracts. To an adviser only their own clients exist (404).
         */
        get: operations["listClientActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/access": {
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
         * Change the role of a client, and what their account opens
         * @description Held until another administrator approves it. The right to administer a service is changed by who administers it; that of an account which administers already, by a super administrator.
         */
        post: operations["changeClientAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/email": {
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
         * Give another address to a client who lost their mailbox
         * @description Held until another administrator approves it; both addresses are then written to, and the new one is used after 48 hours, when every session ends.
         */
        post: operations["replaceClientEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/email/stop": {
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
         * Stop an approved address before its hour
         * @description One person is enough: the client keeps the address that they have. Both addresses are written to.
         */
        post: operations["stopClientEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/lock": {
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
         * Lock a client out
         * @description Every session ends, and nothing opens the account again until it is unlocked. The client receives an email, without the reason. An account that administers is locked by a super administrator alone; nobody locks their own.
         */
        post: operations["lockClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/unlock": {
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
         * Let a locked client sign in again
         * @description The client receives an email, without the reason.
         */
        post: operations["unlockClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/end-sessions": {
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
         * Sign a client out of every device
         * @description The next call of each device is a 401. The client receives an email, without the reason.
         */
        post: operations["endClientSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/send-reset-link": {
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
         * Email a client the link that sets a new password
         * @description Staff never read it and never set a password. Older links are void; as many an hour as the client may request themselves.
         */
        post: operations["sendClientResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was invited to open an account, and has not
         * @description Of an adviser, those of their clients to be, and of those that are delegated to them; an administrator has all.
         */
        get: operations["listClientInvitations"];
        put?: never;
        /**
         * Invite a client to open an account
         * @description They receive a link by which they choose a password, type the rest and accept the terms. An address that has an account already is refused only where the caller's own list has that account; else its owner is told, and the caller learns nothing.
         */
        post: operations["inviteClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-invitations/{id}/resend": {
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
         * Send an invitation again
         * @description The older link is void, and the new one as good as the first was. Refused (409) within ten minutes of the last.
         */
        post: operations["resendClientInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-invitations/{id}/cancel": {
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
         * Cancel an invitation
         * @description Its link is void, and nothing of the person is kept.
         */
        post: operations["cancelClientInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assignments of the caller that they may still undo */
        get: operations["listClientAssignments"];
        put?: never;
        /**
         * Give clients to an adviser, or to none
         * @description Those of the preview: a client whose adviser is no longer `from_id` is ignored. The leaving adviser loses every access to them in the same transaction.
         */
        post: operations["assignClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-assignments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What giving clients to an adviser would do to each; writes nothing */
        post: operations["previewClientAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-assignments/{id}/undo": {
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
         * Give the clients of an assignment their former adviser back
         * @description By its author, within ten minutes. Clients who moved since, or whose former adviser may have none any more, stay.
         */
        post: operations["undoClientAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The identity case of a client and the documents to examine
         * @description Their images are opened one by one with `openClientFile`.
         */
        get: operations["getClientIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/identity/decision": {
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
         * Decide the identity case of a client
         * @description Refused (409) where its state does not allow the action, or is no longer `state`. A revocation, and a new try after a final refusal, await a second person; the latter is asked for by a super administrator alone.
         */
        post: operations["decideKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What a client declared of their company beside the public register */
        get: operations["compareClientCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/documents/decision": {
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
         * Approve a document of a company, or mark it to be corrected
         * @description A mark reaches the client with `requestCorrections` alone.
         */
        post: operations["decideDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/documents/expiry": {
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
         * Until which day a document is good
         * @description The client is written to thirty days before, and once it has expired; a new file of it stops that.
         */
        post: operations["setDocumentExpiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/documents/corrections": {
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
         * Ask for the correction of every marked document in one email
         * @description Each of them is rejected from then on, so that the client can send another.
         */
        post: operations["requestCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * An image or a document that a client sent about their identity or their company
         * @description Each call is a line of the audit trail before the first byte. To an adviser none exists, of their own clients neither (404).
         */
        get: operations["openClientFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/client-files/{id}/link": {
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
         * A link to a document of a client, for a frame of the back office
         * @description Good for one minute, for the caller alone. To an adviser none exists (404). What is opened with it is on the audit trail.
         */
        post: operations["createClientFileLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/view-as": {
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
         * Ask to read a client’s space as they see it
         * @description Returns what `createHandoff` needs within two minutes, from the same session, to open a read-only session of 30 minutes on the site. Never of an account of staff (403); to an adviser only their own clients exist (404).
         */
        post: operations["startViewAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * Which members of staff read a client’s space, and why
         * @description To an adviser only their own clients exist (404).
         */
        get: operations["listClientAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/advisers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The advisers who may have clients, by name */
        get: operations["listAdvisers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/delegations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The delegations of advisers that are in force or to come
         * @description An adviser has those that they gave or received; an administrator all.
         */
        get: operations["listDelegations"];
        put?: never;
        /**
         * Open the clients of an adviser to another one for some days
         * @description By an administrator, or by the adviser whose clients they are (404 for those of another). Days in Paris, both included. Both advisers receive an email. Refused (409) where another delegation of the same adviser has one of these days.
         */
        post: operations["createDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/delegations/{id}/end": {
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
         * End a delegation now
         * @description By an administrator, or by either of the two advisers. Both receive an email. Refused (409) once it has ended.
         */
        post: operations["endDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/my-portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the adviser’s clients hold and paid this month, and how far each came
         * @description Of their own clients, and of those that are delegated to them today
         */
        get: operations["getMyPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/my-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the adviser has to do today
         * @description Their open tasks of today and before, and what the facts say of their clients. A client for whom they planned a task for a later day is not there until then.
         */
        get: operations["getMyDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/my-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The adviser’s clients, paginated
         * @description Their own, and those that are delegated to them today; never a closed account
         */
        get: operations["listMyClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/exports/my-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The adviser’s clients for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot; on the audit trail. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportMyClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/adviser-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every adviser with their clients
         * @description All on one page: a company has some dozens
         */
        get: operations["listAdviserAccounts"];
        put?: never;
        /**
         * Open the account of a new adviser
         * @description They receive an email with a link by which they choose a password
         */
        post: operations["inviteAdviser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/adviser-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the clients of each adviser hold and pay
         * @description Computed at each call; apart from the list, which is shown first
         */
        get: operations["getAdviserFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/adviser-accounts/{id}": {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct what clients are shown of an adviser
         * @description Refused (409) when another person changed any of it since `version`. The address that they sign in with is not changed here.
         */
        patch: operations["updateAdviser"];
        trace?: never;
    };
    "/proxy/admin/adviser-accounts/{id}/disable": {
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
         * Close the account of an adviser
         * @description Refused (409) while they have clients. Every session ends.
         */
        post: operations["disableAdviser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/adviser-accounts/{id}/enable": {
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
        /** Open the account of an adviser again */
        post: operations["enableAdviser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/adviser-accounts/{id}/reassign": {
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
         * Give all the clients of an adviser to another one, or to none
         * @description Refused (409) when they are no longer as many as the preview showed. The leaving adviser loses every access to them in the same transaction.
         */
        post: operations["reassignClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The clients of a list for a spreadsheet, with its filters
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/advisers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every adviser with the figures of their clients for a spreadsheet
         * @description By name; on the audit trail
         */
        post: operations["exportAdvisers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The products of a list for a spreadsheet, with its tab
         * @description In the order of the screen; on the audit trail
         */
        post: operations["exportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contract-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many contracts the tabs and filters of the list distinguish
         * @description Exact, and read without the contracts.
         */
        get: operations["countAdminContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contract-total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the amounts of the contracts of a list add up to, with its filters */
        get: operations["sumAdminContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money received for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/navs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Net asset values for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportNavs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audit trail for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own jobs of the last day, newest first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One of the caller’s own jobs */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/staff/jobs/{id}/cancel": {
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
         * Cancel one of the caller’s own jobs that waits or runs
         * @description It ends before its next batch, and leaves no file. 409 once it has ended.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A PDF of a client in a frame of the back office, through a link of one minute
         * @description Each call is a line of the audit trail, of whom the link was made for, before the first byte.
         */
        get: operations["viewClientFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The file that a job prepared, through a short-lived signed link
         * @description The link comes from `file_url`. Refused (403) once its owner may no longer read the list.
         */
        get: operations["getJobFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/job-queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The background work of the installation, by queue */
        get: operations["listJobQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/job-queues/{id}/retry": {
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
         * Run the dead work of a queue again
         * @description `id` is the name of the queue. A job holds no data, it triggers what is due: one run takes the place of every dead one. 409 without a dead one.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The contracts of a list for a spreadsheet, with its filters
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportContracts"];
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
        /** One contract and its client */
        get: operations["getAdminContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bulk actions that were confirmed, the latest first */
        get: operations["listBulks"];
        put?: never;
        /**
         * Preview a bulk action: what it would do to each contract; writes nothing but the plan
         * @description Of the contracts in `ids`; without it, of all those of the filters, in their order, at most 5 000. Confirmed by `commitBulk` within 30 minutes.
         */
        post: operations["previewBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** A bulk action: its progress and its results, counted */
        get: operations["getBulk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** The contracts of a bulk action, each with its result */
        get: operations["listBulkRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The results of a bulk action for a spreadsheet
         * @description CSV in the French spreadsheet format, or XLSX.
         */
        get: operations["exportBulkRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks/{id}/commit": {
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
         * Confirm a previewed bulk action
         * @description Only its author. Each contract is checked again when it is its turn. A few are done before the response, the others by a job; emails wait 60 seconds.
         */
        post: operations["commitBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/bulks/{id}/undo": {
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
         * Cancel a bulk action
         * @description Only its author. What is not done yet will not be; what is done is undone within 10 minutes where it has an inverse, unless something else happened to the contract since.
         */
        post: operations["undoBulk"];
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
    "/proxy/admin/contracts/{id}/remind": {
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
         * Email the client of a contract that waits for their signature or their payment
         * @description At most one a client in 24 hours, of whatever contract, scheduled ones included: 409 after that, and for a client who cannot sign or pay. To an adviser the contracts of their own clients alone exist (404).
         */
        post: operations["remindClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** The emails to the client of a contract about it, each with what became of it */
        get: operations["listContractMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What was signed, with the fingerprint of each file */
        get: operations["listContractDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/added-documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The documents that staff added to a contract, each with its versions
         * @description To an adviser those of their own clients alone exist (404).
         */
        get: operations["listAddedDocuments"];
        put?: never;
        /**
         * Add a document to a contract
         * @description Refused of one's own contract (403), of a closed account and over 100 files of a contract (409).
         */
        post: operations["addContractDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contract-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A version of a document that staff added to a contract
         * @description To an adviser those of their own clients alone exist (404). On the trail before its first byte.
         */
        get: operations["downloadContractDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contract-documents/{id}/versions": {
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
         * Add a version to a document that staff added to a contract; the versions before stay
         * @description `id` is that of the document. 409 when `version` is not its newest one any more. What was signed is no such document (404).
         */
        post: operations["replaceContractDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/resend-signature": {
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
         * Email the client of a pending contract a way to its signature that works now
         * @description At most 3 a contract in 24 hours: 409 after that. One that was signed, refused or expired at the provider meanwhile becomes so: 409.
         */
        post: operations["resendSignature"];
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
        /**
         * Record a payment as received
         * @description Held until a second person approves it (`pending_change`) where one person is not enough: `previewPayment` says why.
         */
        post: operations["validatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/rectify-payment": {
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
        /** Correct the amount, the day or the reference of a recorded payment, by a reversal and a new entry */
        post: operations["rectifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/rectification-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What correcting a recorded payment would change, or why it is refused */
        get: operations["previewRectification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/rectification-file": {
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
        /** Store the document that shows what was wrong in a recorded payment */
        post: operations["uploadRectificationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** The statements that the client of a contract downloaded, the replaced ones included */
        get: operations["listStatementIssues"];
        put?: never;
        post?: never;
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
        /** Refuse a payment proof; the payment is waiting again */
        post: operations["refuseProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The register keeper's list: contracts to be paid, orders to be dealt, movements to enter and entered */
        get: operations["listRegisterLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The movements of the register for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportRegisterLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * « État des titulaires » at the end of a day, as it was entered by the end of another
         * @description The same bytes each time, once the day of entry is over. Each download is on the audit trail.
         */
        get: operations["downloadHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last verification of the register */
        get: operations["getRegisterCheck"];
        put?: never;
        /** Verify the register now, and compare it with the books */
        post: operations["checkRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/line-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many lines each view of the register has */
        get: operations["countRegisterLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One line with its holder, entries, discrepancies and attestations
         * @description Each opening is on the audit trail.
         */
        get: operations["getRegisterLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}/enter": {
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
         * Enter a movement in the register of holders
         * @description Numbered and chained; never changed afterwards.
         */
        post: operations["enterRegisterMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}/rectify": {
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
        /** Replace the day or the reference of an entry by another entry */
        post: operations["rectifyRegisterEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}/gap": {
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
         * Report a discrepancy of a movement to the administrators
         * @description The movement can’t be entered until it is answered.
         */
        post: operations["reportRegisterGap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}/gap-answer": {
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
        /** Answer the open discrepancy of a movement */
        post: operations["answerRegisterGap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/register/lines/{id}/attestation": {
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
        /** Attach an attestation (PDF) to an entry */
        post: operations["attachRegisterAttestation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money owed to clients, paginated, the oldest legal date first */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payout-total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the payouts of a list add up to, with its filters */
        get: operations["sumPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payouts of a list for a spreadsheet, with its filters
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One payout, its cause and its entries */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}/form": {
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
        /** Store the signed form of a beneficiary */
        post: operations["uploadPayoutForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}/prepare": {
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
         * Set the beneficiary, which another person approves; one chosen before is replaced
         * @description Held until a second person approves it (`pending_change`); to be executed at once where two-person control is off.
         */
        post: operations["preparePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}/execute": {
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
         * Record that it was paid
         * @description Books the money out, and emails the client.
         */
        post: operations["executePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}/void": {
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
        /** Close what is not owed, because the money never arrived */
        post: operations["voidPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payouts/{id}/qualify": {
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
        /** Decide whether a payout from before the books was paid already */
        post: operations["qualifyPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payout-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a file of credit transfers (pain.001.001.09) of approved payouts in EUR */
        post: operations["createPayoutFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payout-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** A file of credit transfers, identical each time */
        get: operations["getPayoutFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/payout-files/{id}/withdraw": {
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
        /** Withdraw a file of credit transfers that the bank will not execute */
        post: operations["withdrawPayoutFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/clients/{id}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * What a client is owed or was paid, newest first
         * @description To an adviser only their own clients exist (404). Accounts are shortened.
         */
        get: operations["listClientPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/payout-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller wishes to be paid, and what was declared before */
        get: operations["getPayoutDetails"];
        put?: never;
        /**
         * Declare where the caller wishes to be paid
         * @description Usable 48 hours later. A wallet on Ethereum is proven by a signed text; an address on Bitcoin only by money received from it.
         */
        post: operations["setPayoutDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the journal with their postings, newest first
         * @description In the order of their numbers. `from` and `to` bound the order day; `q` searches PO numbers; `account` and `asset` keep the entries that have a posting there.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Debits, credits and balance of each account; the sum of each asset is zero
         * @description Of the entries with an order day up to `day`, all of them by default. Accounts of contracts and payouts are one line for each asset: listAccounts has them one by one.
         */
        get: operations["getTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of the journal with their balances
         * @description Those of contracts and payouts only while their balance is not zero. `q` searches the account and PO numbers.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account in one asset: its lines with the running balance */
        get: operations["getAccountLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units × NAV of each strategy, beside the money of its accounts, and the difference */
        get: operations["getHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/waiting-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that wait for a NAV or a quote, oldest first */
        get: operations["listWaitingOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscription, FX and exit fees by month and product, in EUR
         * @description Each fee is converted at the quote of its dealing day. Management and performance fees are inside the NAV: they are not here.
         */
        get: operations["getCollectedFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/unattached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts that pay nothing yet */
        get: operations["getUnattachedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parameters that staff change, with what is in force, what is planned and their history */
        get: operations["listParameterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/parameters/{id}": {
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
         * Give a parameter another value from a day on; it waits for a second person
         * @description The id is its key. Not before today; a fee and the cut-off hour not before tomorrow. A version of the same day is replaced.
         */
        post: operations["changeParameter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail, newest first
         * @description `q` is the id of an object, a PO number, an e-mail address, or part of the name of a member of staff: rows about it and rows by that person. `from` and `to` are days in Paris, both included. A page number skips 10 000 rows at most (422).
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a part of the chain of the audit trail
         * @description Reads up to 20 000 links after number `after`, 0 by default. Called again with `verified` until `is_done`; the last call also looks for rows without a link and for the head that the nightly verification noted.
         */
        get: operations["verifyAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the rules of the system alerted administrators of, the newest first
         * @description At most 100 of a state, with the count of each. A rule is on, off or has its threshold in the parameters.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/alerts/{id}/closing": {
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
        /** Close an alert, with what was found */
        post: operations["closeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/day-controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last fourteen days, today first, and what was signed of each */
        get: operations["listDayControls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/day-controls/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["parameters"]["PathDay"];
            };
            cookie?: never;
        };
        /**
         * The control of a day, each check with its open points
         * @description The checks are computed when they are read. A value or an entry of the day that is written after its signature reopens it.
         */
        get: operations["getDayControl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/day-controls/{day}/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["parameters"]["PathDay"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a day without a blocking point, or countersign what another person signed */
        post: operations["signDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Corrected NAVs and quotes that deals were executed at, newest correction first */
        get: operations["listCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/corrections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One corrected value, and what was executed at the wrong one */
        get: operations["getCorrection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/corrections/{id}/decide": {
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
         * Rectify a deal that was executed at the wrong value, or leave it, with a reason
         * @description `units` and `settle` need a second person. `units`: a subscription is executed again. `settle`: the difference is owed to the client who lost, or borne by the house where they gained.
         */
        post: operations["decideDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/journal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A list of the books for a spreadsheet, with the filters of its screen
         * @description One line a posting for entries, which are prepared as a job of the caller (202) beyond 5 000 entries. Every other list is computed, and refused (422) beyond 50 000 lines. Filters that the list does not have are ignored. XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/close": {
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
         * Close the signed contract of a client
         * @description Held until a second person approves it (`pending_change`); closed at once where two-person control is off.
         */
        post: operations["closeContractByStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/renunciation-letter": {
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
         * Record the renunciation that a client sent by post
         * @description Held until a second person approves it (`pending_change`); renounced at once where two-person control is off.
         */
        post: operations["recordRenunciationLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/cancel": {
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
        /** Cancel the pending contract of a client */
        post: operations["cancelContractByStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes that await a second person, or were decided
         * @description The pending ones oldest first, the decided ones latest first. `to_decide` are the pending ones of others, `mine` those of the caller.
         */
        get: operations["listChangeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One change, with its lines before and after */
        get: operations["getChangeRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests/{id}/code": {
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
         * Email a code to approve this change
         * @description Good for this change alone, from this session, for 10 minutes.
         */
        post: operations["requestApprovalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests/{id}/approve": {
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
         * Approve a pending change; it is applied at once
         * @description Never by its maker, nor by the person it is about. A change of money needs a code given within five minutes, at sign-in or here: without it, 403 `step_up_required`.
         */
        post: operations["approveChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests/{id}/refuse": {
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
        /** Refuse a pending change */
        post: operations["refuseChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/change-requests/{id}/cancel": {
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
        /** Withdraw one’s own pending change */
        post: operations["cancelChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What a contract expects, and the receipts attached to it */
        get: operations["listContractReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/payment-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * What paying a contract would do, and whether it needs a second person
         * @description With an amount, that of `validatePayment`; with a receipt, that of `attachReceipt`; with neither, that of `acceptReceivedAmount`.
         */
        get: operations["previewPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/accept-amount": {
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
         * Accept the amount received for a contract, short as it is: the contract runs on it
         * @description Held until a second person approves it where one person is not enough: `previewPayment` says why.
         */
        post: operations["acceptReceivedAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/contracts/{id}/read-chain": {
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
        /** Read a transaction to the address of a contract; it becomes a receipt once confirmed */
        post: operations["readChainReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money received, paginated, with the count of each tab */
        get: operations["listReceipts"];
        put?: never;
        /** Record money received by hand, with the reason */
        post: operations["typeReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One receipt, the contracts that it may pay and its entries */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts/{id}/attach": {
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
         * Attach a receipt to a contract, which is paid when its money is whole
         * @description Held until a second person approves it (`pending_change`) where one person is not enough: `previewPayment` says why.
         */
        post: operations["attachReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts/{id}/detach": {
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
        /** Detach a receipt before its contract is paid */
        post: operations["detachReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts/{id}/leave-unmatched": {
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
        /** Leave a receipt unmatched; its amount is owed to its sender */
        post: operations["leaveUnmatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/receipts/{id}/payout-return": {
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
        /** Record that the bank sent a payout's transfer back with this receipt; a new payout replaces it */
        post: operations["recordPayoutReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/account-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record the balance that an account shows at the end of a day */
        post: operations["recordBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/account-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a fee, a transfer between accounts of the house, or money sent to be invested or back; over a threshold, request its approval */
        post: operations["recordMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/account-movements/reversals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a movement of our accounts by a reversing entry, or request its approval */
        post: operations["reverseMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/statement-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a bank's statement: new lines, known ones, errors; writes nothing */
        post: operations["previewStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/statement-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a bank's statement: its credits become receipts, all or none */
        post: operations["importStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/statement-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of the CSV files of an account */
        get: operations["getStatementMapping"];
        put?: never;
        /** Save the columns of the CSV files of an account */
        post: operations["saveStatementMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each account of the house: its books beside its last statement */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every product, with those that clients do not see */
        get: operations["listProducts"];
        put?: never;
        /** Make a product, a draft that no client sees */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** One product as staff see it */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What a product was and is, with who changed what and why */
        get: operations["listProductVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/preview-state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** What publishing, suspending, resuming or archiving a product would do, or why it is refused */
        get: operations["previewProductState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/publish": {
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
        /** Show a draft to clients, open to subscriptions */
        post: operations["publishProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/suspend": {
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
        /** Take no new subscription; its contracts live on */
        post: operations["suspendProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/resume": {
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
        /** Take subscriptions again */
        post: operations["resumeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/archive": {
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
        /** Offer a product no more; its contracts live on */
        post: operations["archiveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/delete": {
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
        /** Delete a draft that was never published, with its versions, typed NAVs, notes and tasks */
        post: operations["deleteProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/products/{id}/stop-details": {
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
        /** Stop approved bank details and addresses before clients read them */
        post: operations["stopPlannedDetails"];
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
        /** Net asset values, paginated */
        get: operations["listNavs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month of NAVs, each strategy and day with its state */
        get: operations["getNavCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Typed NAVs as they would be published: read, checked, and what they would do; writes nothing */
        post: operations["checkNavs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * « Attestation de VL » of a strategy and days, as PDF: values, versions, who entered and approved them, and their digest
         * @description Each document is on the audit trail with the digest of its values.
         */
        get: operations["downloadNavAttestation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NAVs that are typed and not submitted, of every administrator */
        get: operations["listNavDrafts"];
        put?: never;
        /**
         * Store NAVs as they are typed, all of them or none
         * @description 409 `nav_drafts.moved` names the cells that another administrator has saved since `version`; nothing is stored then.
         */
        post: operations["saveNavDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit typed NAVs to a second person
         * @description Held until a second person approves it (`pending_change`); published at once where two-person control is off. A warning or a correction needs a reason.
         */
        post: operations["submitNavs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of a NAV: the published one, and those that were replaced or withdrawn */
        get: operations["listNavVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/navs/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What withdrawing a NAV would change, or why it is refused */
        get: operations["previewNavWithdrawal"];
        put?: never;
        /**
         * Withdraw a NAV that was put on a wrong day
         * @description Held until a second person approves it (`pending_change`). Refused once a deal was executed at it: such a NAV is corrected.
         */
        post: operations["withdrawNav"];
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
        /** Exchange rates of each day, paginated */
        get: operations["listFxRates"];
        put?: never;
        /**
         * Type the rate of a pair and a day: new, or in the place of the published one
         * @description Held until a second person approves it (`pending_change`); published at once where two-person control is off. It replaces a published rate with a reason alone.
         */
        post: operations["saveManualRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/exports/fx-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange rates of each day for a spreadsheet, with the filters of the list
         * @description In the order of the list and inside one snapshot. At most 5 000 lines are in the response; more are prepared as a job of the caller (202). XLSX beyond 50 000 lines is refused (422).
         */
        post: operations["exportFxRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/fx-rates/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last rate of each pair, its trend, and each day of one month with its state */
        get: operations["getRateCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/fx-rates/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An amount in another currency on a day, with the published rates that it is made of */
        get: operations["convertAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/fx-rates/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a rate that was put on a wrong day
         * @description Held until a second person approves it (`pending_change`). Refused once a deal was executed at it: such a rate is corrected.
         */
        post: operations["withdrawRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/rate-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the last fetches of each source of rates went, and the values that wait for an administrator */
        get: operations["getRateSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/rate-fetches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch rates from their source and publish the new ones
         * @description Without a second person. Values that would replace a published one, or are far from the one before, wait: `commitImport` submits them.
         *     A second fetch publishes nothing twice.
         */
        post: operations["fetchRates"];
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
        /** Preview an import: what the file would create, change and skip; writes no value */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** The refused lines of a previewed file, with its columns and why; it can be corrected and imported */
        get: operations["downloadRefusedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/file-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The columns of a file before it is imported, with what is remembered or known of them; writes nothing */
        post: operations["readFileColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/admin/import-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember what the columns of a source’s files mean */
        post: operations["saveImportMapping"];
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
        /**
         * Commit an import plan atomically; refused if the data changed since the preview
         * @description Held until a second person approves it (`pending_change`); published at once where two-person control is off. Only the plan’s author commits it.
         */
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
    "/proxy/kaskad/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grants of the caller, newest first */
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * A grant of the caller, its versions and its claims
         * @description 404 of the grant of another.
         */
        get: operations["getGrant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/grants/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * The unlocks to come of a grant as a calendar file (RFC 5545)
         * @description All-day events of Paris, identified by grant and unlock: a later file updates them.
         */
        get: operations["downloadGrantCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/grants/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** The tranches of a grant as a CSV file */
        get: operations["downloadGrantTranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/grants/{id}/claims": {
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
         * Claim units of a grant, sent to a wallet of the caller that is proven
         * @description 422 above what is claimable, under the decimals of the class, over the limit of the day, and for a wallet of another network or proven less than 24 h ago; 409 when the grant changed meanwhile.
         */
        post: operations["claimUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/claims/{id}/cancel": {
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
        /** Withdraw a claim that nobody verifies yet: its units are claimable again */
        post: operations["cancelClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wallets of the caller, the default first */
        get: operations["listWallets"];
        put?: never;
        /**
         * Add a wallet; it has to be proven before it receives anything
         * @description 422 for an address that its network does not have, or that another user proved; 409 for one that the caller has, and over 20.
         */
        post: operations["addWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/wallets/{id}/proof": {
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
         * Prove a wallet by the signature of its text (EIP-191)
         * @description 422 for the signature of another key or of another text, and for a wallet on Bitcoin. The first that is proven is the default of its network.
         */
        post: operations["proveWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/wallets/{id}/default": {
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
        /** Make a proven wallet the default of its network */
        post: operations["setDefaultWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad/wallets/{id}/remove": {
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
        /** Remove a wallet that no claim in progress is sent to */
        post: operations["removeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/issuers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issuers */
        get: operations["listIssuers"];
        put?: never;
        /** Add an issuer */
        post: operations["createIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes of units, with what is granted of each */
        get: operations["listClasses"];
        put?: never;
        /** Add a class of units */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/classes/{id}": {
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
         * Change a class under its version, and record the day of its TGE
         * @description A recorded TGE dates the tranches that count from it. It can be moved while it is to come (422 after it), and each owner is written.
         */
        post: operations["updateClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grants, paginated, newest first */
        get: operations["listIssuedGrants"];
        put?: never;
        /**
         * Grant units to a user of Kaskad
         * @description 422 for a schedule that its total does not allow, and over the supply of the class.
         */
        post: operations["createGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grants/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The plans that a schedule gives for a total; writes nothing */
        post: operations["previewGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** A grant, its owner, versions and claims */
        get: operations["getIssuedGrant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grants/{id}/preview": {
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
        /** What a change would give, before and after; writes nothing */
        post: operations["previewGrantChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grants/{id}/change": {
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
         * Change, accelerate, suspend, resume or cancel a grant under its version
         * @description A second person approves it while control is on. 422 for a change that alters a past tranche; 409 when more was claimed than was acquired on the day of a cancellation.
         */
        post: operations["changeGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grant-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a CSV file of grants; writes nothing */
        post: operations["previewGrantImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/grant-imports/{id}/commit": {
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
        /** Create the grants of a checked file, each once */
        post: operations["commitGrantImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/unlocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the grants unlock in the next 30 days, by day and class */
        get: operations["listUpcomingUnlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims, paginated, the oldest first */
        get: operations["listClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** A claim, with its grant and its wallet */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/claims/{id}/verify": {
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
        /** Begin to verify a claim: its owner can not withdraw it any more */
        post: operations["verifyClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/claims/{id}/execute": {
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
         * Record the transaction that sent the units
         * @description Refused of one’s own claim (403), for a transaction of another claim (409), and once refused (409). A second person approves it above the threshold.
         */
        post: operations["executeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/kaskad-admin/claims/{id}/refuse": {
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
        /** Refuse a claim, with the reason that its owner reads */
        post: operations["refuseClaim"];
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
         * A document, through a short-lived signed link
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
        /** Liveness and version of the process */
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
        /** Readiness: the database is reachable and migrations are done */
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
        /** Metrics in the Prometheus text format, for local requests or with the token; 404 otherwise */
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
        /**
         * Format: date-time
         * @description UTC
         * @example 2026-01-31T09:30:00.000Z
         */
        Instant: string;
        ChangeLine: {
            label: string;
            before: string | null;
            after: string | null;
        };
        /** @description What the caller asked to change of their profile after a verdict on their identity: it awaits the team */
        ProfileChange: {
            created_at: components["schemas"]["Instant"];
            lines: components["schemas"]["ChangeLine"][];
        } | null;
        /** @enum {string} */
        DatedDocument: "identity" | "kbis" | "rbe" | "statuts";
        /**
         * Format: date
         * @description Calendar day, Europe/Paris
         * @example 2026-01-31
         */
        Day: string;
        DocumentExpiry: {
            document: components["schemas"]["DatedDocument"];
            /** @description It is still good on that day */
            last_day: components["schemas"]["Day"];
            /**
             * @description `soon`: within thirty days. The client was written to of it
             * @enum {string|null}
             */
            step: "soon" | "expired" | null;
        };
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
            profile_change: components["schemas"]["ProfileChange"];
            document_expiries: components["schemas"]["DocumentExpiry"][];
        };
        /** @description A session with its user or, when the second factor is on, a challenge token */
        LoginResponse: {
            token: string;
            two_factor_required?: boolean;
            user?: components["schemas"]["User"];
        };
        Error: {
            /** @description French message for the user */
            error: string;
            /** @description A code of the server's closed list */
            code: string;
            /** @description Messages by field */
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
            /** @description The token of an invitation: it decides the type, the service and the adviser, and the address is its own */
            invitation?: string;
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
                /** @description Acceptance of the general terms; false is refused, absent is accepted */
                terms_accepted?: boolean;
                /** @description The version of the general terms that was shown; a version no longer in force is refused */
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
        /** @description The caller's own id; any other is refused */
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
        /** @description An active session; its token and the token's hash are never returned */
        ActiveSession: {
            id: components["schemas"]["Id"];
            /** @description In French, derived from the User-Agent */
            device: string;
            /** @enum {string} */
            device_kind: "computer" | "phone" | "tablet" | "unknown";
            /** @description The IP address that opened the session */
            ip: string;
            opened_at: components["schemas"]["Instant"];
            /** @description Precise to the minute */
            last_seen_at: components["schemas"]["Instant"];
            /** @description Whether this request uses it */
            is_current: boolean;
        };
        SessionsResponse: {
            sessions: components["schemas"]["ActiveSession"][];
        };
        SessionsRevoked: {
            success: boolean;
            revoked_count: number;
        };
        /** Format: date-time */
        NullableInstant: string | null;
        /**
         * @description In what capacity the member of staff read; the client is told no name
         * @enum {string}
         */
        ViewerRole: "admin" | "adviser";
        /** @enum {string} */
        ViewReason: "request" | "support" | "check" | "complaint" | "another";
        AccessEntry: {
            id: components["schemas"]["Id"];
            opened_at: components["schemas"]["Instant"];
            /** @description Null while it is open */
            ended_at: components["schemas"]["NullableInstant"];
            role: components["schemas"]["ViewerRole"];
            reason: components["schemas"]["ViewReason"];
            details: string;
        };
        AccessPage: {
            items: components["schemas"]["AccessEntry"][];
            total: number;
            page: number;
            page_size: number;
        };
        Handoff: {
            /** @description Single use, valid for 60 seconds, only from the target origin */
            code: string;
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Of a read-only session of staff */
        OpenView: {
            ends_at: components["schemas"]["Instant"];
        };
        HandedSession: {
            token: string;
            /** @description Of a view: the client */
            user: components["schemas"]["User"];
            /** @description Null unless a member of staff reads a client’s space */
            view: components["schemas"]["OpenView"] | null;
        };
        Invitation: {
            is_company: boolean;
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            service: components["schemas"]["Service"];
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
            /** @description The current password */
            password: string;
            /** @enum {string} */
            format: "json" | "pdf";
        };
        /** @description The account, its profile and its services */
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
            locked_at: components["schemas"]["NullableInstant"];
            signed_in_at: components["schemas"]["NullableInstant"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description The applicant at the identity provider, and its current refusal */
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
        /** Format: date */
        NullableDay: string | null;
        PersonalIdentityDocument: {
            file_id: components["schemas"]["Id"];
            doc_type: string;
            country: string;
            side: string | null;
            /** @description Until which it is good, as staff read it */
            last_day: components["schemas"]["NullableDay"];
            created_at: components["schemas"]["Instant"];
        };
        PersonalCompanyDocument: {
            file_id: components["schemas"]["Id"];
            doc_type: string;
            status: string | null;
            rejection_reason: string | null;
            /** @description Until which it is good, as staff read it */
            last_day: components["schemas"]["NullableDay"];
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
         * @description Decimal number with a dot and no exponent
         * @example 15000.00
         */
        Amount: string;
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
        /** @enum {string} */
        PersonalOrderState: "waiting" | "executed" | "canceled" | "reversed";
        NullableAmount: string | null;
        /** @description An order that pays a contract, and what it became */
        PersonalPayment: {
            contract_id: components["schemas"]["Id"];
            state: components["schemas"]["PersonalOrderState"];
            amount: components["schemas"]["Amount"];
            currency: string;
            value_date: components["schemas"]["Day"];
            reference: string | null;
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
        /** @description An order that takes money out of a contract, and what it became */
        PersonalWithdrawal: {
            contract_id: components["schemas"]["Id"];
            kind: string;
            state: components["schemas"]["PersonalOrderState"];
            requested_amount: components["schemas"]["NullableAmount"];
            requested_currency: string | null;
            amount: components["schemas"]["NullableAmount"];
            currency: string;
            units: components["schemas"]["NullableAmount"];
            exit_fee_percent: components["schemas"]["NullableAmount"];
            exit_fee: components["schemas"]["NullableAmount"];
            value_date: components["schemas"]["Day"];
            nav: components["schemas"]["NullableAmount"];
            nav_date: components["schemas"]["NullableDay"];
            occurred_at: components["schemas"]["Instant"];
            reference: string | null;
            note: string | null;
        };
        /** @description Money received, attached to a contract of the caller or returned */
        PersonalReceipt: {
            contract_id: string | null;
            /** @enum {string} */
            state: "open" | "attached" | "unmatched" | "returned" | "reversed" | "payout_return";
            day: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            currency: string;
            payer_name: string | null;
            payer_account: string | null;
            wording: string | null;
            external_id: string;
            txid: string | null;
            attached_at: components["schemas"]["NullableInstant"];
            recorded_at: components["schemas"]["Instant"];
        };
        /** @description Money owed or paid to the caller */
        PersonalPayout: {
            contract_id: string | null;
            /** @enum {string} */
            kind: "renunciation" | "withdrawal" | "closing" | "overpayment" | "unmatched" | "kaskad_refund" | "correction";
            /** @enum {string} */
            state: "to_qualify" | "to_prepare" | "to_approve" | "to_execute" | "executed" | "void" | "replaced";
            amount: components["schemas"]["Amount"];
            currency: string;
            is_received: boolean;
            requested_at: components["schemas"]["Instant"];
            due_by: components["schemas"]["NullableDay"];
            held_until: components["schemas"]["NullableDay"];
            method: string | null;
            beneficiary_name: string | null;
            beneficiary_account: string | null;
            beneficiary_bic: string | null;
            beneficiary_network: string | null;
            executed_on: components["schemas"]["NullableDay"];
            reference: string | null;
            executed_at: components["schemas"]["NullableInstant"];
            reason: string | null;
        };
        /** @description Where the caller wished to be paid */
        PersonalPayoutDetails: {
            method: string;
            holder: string;
            account: string;
            bic: string | null;
            network: string | null;
            proof_message: string | null;
            proof_signature: string | null;
            declared_at: components["schemas"]["Instant"];
            usable_from: components["schemas"]["Instant"];
            replaced_at: components["schemas"]["NullableInstant"];
        };
        /** @description A statement that was downloaded, with the figures it showed */
        PersonalStatementIssue: {
            first_day: components["schemas"]["Day"];
            last_day: components["schemas"]["Day"];
            currency: string;
            sha256: string;
            figures: {
                [key: string]: string;
            };
            issued_at: components["schemas"]["Instant"];
        };
        /** @description A version of a document that staff added to a contract; its file is in `files` */
        PersonalAddedDocument: {
            contract_id: components["schemas"]["Id"];
            file_id: components["schemas"]["Id"];
            title: string;
            number: number;
            reason: string | null;
            added_at: components["schemas"]["Instant"];
        };
        /** @description A change about the caller that staff had to approve; staff are not named */
        PersonalChangeRequest: {
            kind: string;
            /** @enum {string} */
            state: "pending" | "approved" | "refused" | "expired" | "canceled" | "stale";
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["NullableInstant"];
            /** @description Of a change that the caller asked for; empty for those of staff */
            changes: {
                field: string;
                before: string | null;
                after: string | null;
            }[];
            /** @description Of a change that the caller asked for: why it was refused */
            decision_reason: string | null;
        };
        PersonalTimelineEvent: {
            contract_id: string | null;
            type: string;
            details: {
                [key: string]: string;
            };
            occurred_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        GrantOrigin: "investment" | "bspce" | "aga" | "advisor" | "airdrop";
        /** @enum {string} */
        GrantChange: "created" | "changed" | "accelerated" | "suspended" | "resumed" | "canceled" | "tge";
        /** @description A grant of units of Kaskad, with every version that it had; who of the team made them is not the person's data */
        PersonalGrant: {
            id: components["schemas"]["Id"];
            reference: string;
            symbol: string;
            origin: components["schemas"]["GrantOrigin"];
            /** @enum {string} */
            state: "active" | "suspended" | "canceled" | "completed";
            granted_on: components["schemas"]["Day"];
            units: components["schemas"]["Amount"];
            claimed: components["schemas"]["Amount"];
            versions: {
                number: number;
                change: components["schemas"]["GrantChange"];
                from: components["schemas"]["NullableDay"];
                reason: string;
                at: components["schemas"]["Instant"];
                tranches: {
                    /** @enum {string} */
                    plan: "acquisition" | "unlock";
                    from: components["schemas"]["NullableDay"];
                    months: number;
                    days: number;
                    units: components["schemas"]["Amount"];
                }[];
            }[];
        };
        /** @enum {string} */
        ClaimState: "requested" | "verifying" | "executed" | "refused" | "canceled";
        PersonalClaim: {
            grant_id: components["schemas"]["Id"];
            symbol: string;
            units: components["schemas"]["Amount"];
            state: components["schemas"]["ClaimState"];
            wallet_address: string;
            txid: string | null;
            reason: string | null;
            requested_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["NullableInstant"];
        };
        /** @enum {string} */
        Network: "bitcoin" | "ethereum";
        PersonalWallet: {
            label: string;
            network: components["schemas"]["Network"];
            address: string;
            is_default: boolean;
            proof_message: string;
            proof_signature: string | null;
            proven_at: components["schemas"]["NullableInstant"];
            created_at: components["schemas"]["Instant"];
            removed_at: components["schemas"]["NullableInstant"];
        };
        /**
         * @description `sent`: it awaits its client; `accepted`: its contract tells the rest
         * @enum {string}
         */
        AssistedState: "draft" | "sent" | "accepted" | "declined" | "canceled" | "expired";
        /** @enum {string} */
        FundsSource: "income" | "savings" | "property_sale" | "business_sale" | "inheritance" | "crypto_gains" | "company_treasury" | "other_funds";
        NullableFundsSource: components["schemas"]["FundsSource"] | null;
        /** @enum {string} */
        ClientSituation: "employee" | "self_employed" | "executive" | "civil_servant" | "retired" | "student" | "unemployed" | "company";
        NullableSituation: components["schemas"]["ClientSituation"] | null;
        /** @description A subscription that staff prepared; who of the team did is not the person's data */
        PersonalAssisted: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["AssistedState"];
            strategy_id: string | null;
            currency: string | null;
            amount: string | null;
            payment_origin: string | null;
            po_number: string | null;
            funds_source: components["schemas"]["NullableFundsSource"];
            funds_detail: string;
            situation: components["schemas"]["NullableSituation"];
            contract_id: string | null;
            created_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["NullableInstant"];
            opened_at: components["schemas"]["NullableInstant"];
            ended_at: components["schemas"]["NullableInstant"];
        };
        /**
         * @description `waiting`: the client awaits an answer
         * @enum {string}
         */
        ThreadState: "waiting" | "answered" | "closed";
        /** @description An exchange of messages with the team */
        PersonalThread: {
            id: components["schemas"]["Id"];
            subject: string;
            contract_id: components["schemas"]["Id"] | null;
            state: components["schemas"]["ThreadState"];
            opened_at: components["schemas"]["Instant"];
        };
        /** @description A message of these exchanges, and the files that it holds */
        PersonalMessage: {
            thread_id: components["schemas"]["Id"];
            /** @enum {string} */
            by: "self" | "other";
            text: string;
            sent_at: components["schemas"]["Instant"];
            file_ids: components["schemas"]["Id"][];
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
        /** @description One reading of the space by staff, by their role */
        PersonalAccess: {
            opened_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["NullableInstant"];
            role: components["schemas"]["ViewerRole"];
            reason: components["schemas"]["ViewReason"];
            details: string;
        };
        /** @description A code or link that was sent, without its secret */
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
        /** @description An entry of the audit trail: an action of the user, or an action on the account or its contracts */
        PersonalActivity: {
            at: components["schemas"]["Instant"];
            action: string;
            object_type: string;
            /** @description Null when the object is not the user's own */
            object_id: string | null;
            /** @enum {string} */
            by: "self" | "other";
            /** @description Only for the user's own actions */
            ip: string | null;
        };
        /** @description A request to delete the account, and its outcome */
        PersonalDeletionRequest: {
            requested_at: components["schemas"]["Instant"];
            effective_on: components["schemas"]["Day"];
            canceled_at: components["schemas"]["NullableInstant"];
            closed_at: components["schemas"]["NullableInstant"];
        };
        /** @description Data excluded from the export, and the reason, in French */
        PersonalLeftOut: {
            data: string;
            reason: string;
        };
        /** @description All personal data of the caller, and no data of other users */
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
            receipts: components["schemas"]["PersonalReceipt"][];
            payouts: components["schemas"]["PersonalPayout"][];
            payout_details: components["schemas"]["PersonalPayoutDetails"][];
            statement_issues: components["schemas"]["PersonalStatementIssue"][];
            added_documents: components["schemas"]["PersonalAddedDocument"][];
            change_requests: components["schemas"]["PersonalChangeRequest"][];
            timeline: components["schemas"]["PersonalTimelineEvent"][];
            kaskad_grants: components["schemas"]["PersonalGrant"][];
            kaskad_claims: components["schemas"]["PersonalClaim"][];
            kaskad_wallets: components["schemas"]["PersonalWallet"][];
            assisted_subscriptions: components["schemas"]["PersonalAssisted"][];
            message_threads: components["schemas"]["PersonalThread"][];
            messages: components["schemas"]["PersonalMessage"][];
            yield_flows: components["schemas"]["PersonalYieldFlow"][];
            sessions: components["schemas"]["PersonalSession"][];
            access_log: components["schemas"]["PersonalAccess"][];
            codes: components["schemas"]["PersonalCode"][];
            mails: components["schemas"]["PersonalMail"][];
            activity: components["schemas"]["PersonalActivity"][];
            deletion_requests: components["schemas"]["PersonalDeletionRequest"][];
            left_out: components["schemas"]["PersonalLeftOut"][];
        };
        /** @description A pending request; `blocked_at` is set when its day has passed and something still blocks it */
        DeletionRequest: {
            requested_at: components["schemas"]["Instant"];
            blocked_at: components["schemas"]["NullableInstant"];
        };
        DeletionBlocker: {
            /** @description Or a grant */
            contract_id: components["schemas"]["Id"];
            /** @description Or the symbol of what is granted */
            product: string;
            /** @description Or the reference of the grant */
            po_number: string;
            /** @enum {string} */
            reason: "unsigned" | "unpaid" | "running" | "redemption" | "refund" | "claimable" | "claim";
        };
        /** @description Retained data, and its last day of retention */
        Retention: {
            /** @enum {string} */
            kind: "identity" | "operations" | "contracts" | "tax";
            until: components["schemas"]["Day"];
        };
        /** @description Computed for `effective_on`: the requested closing day, or the closing day of a request made now */
        AccountDeletion: {
            request: components["schemas"]["DeletionRequest"] | null;
            effective_on: components["schemas"]["Day"];
            /** @description What blocks the closing of the account */
            blockers: components["schemas"]["DeletionBlocker"][];
            /** @description Data retained by law after closing; everything else is erased */
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
            /** @description Required; a missing or empty value is refused with its own message */
            country?: string;
            applicant_id?: string;
            /**
             * @description Only for ID_CARD
             * @enum {string}
             */
            side?: "FRONT_SIDE" | "BACK_SIDE";
        };
        UploadDocumentResponse: {
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
        UploadCompanyDocumentResponse: {
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
            /** @description Id at the verification provider */
            applicant_id: string | null;
            status: components["schemas"]["KycStatus"];
            /** @description For the verification widget */
            access_token?: string | null;
            /** @description Only when it is read: documents were sent, and await a verdict */
            is_examined?: boolean;
            /** @description The rejection details for the user, while the provider rejects the identity */
            refusal?: {
                /** @description Whether documents may be uploaded again in the widget */
                can_retry: boolean;
                /** @description The provider's comment, which may be shown to the user */
                comment: string | null;
            } | null;
        };
        /** @description The provider's body, stored as received */
        Webhook: {
            [key: string]: unknown;
        };
        WebhookReceived: {
            received: boolean;
        };
        Parameter: {
            key: string;
            /** @description A decimal string when the value is a number */
            value: string;
            unit: string | null;
            /** @description Null means « default » */
            category: string | null;
            metadata: {
                suffix?: string | null;
            } | null;
        };
        /** @description The coins that are converted at their own rate today, and since when; absent while every coin is at par */
        CoinsOffPar: {
            /** @enum {string} */
            coin: "USDC" | "EURC" | "WBTC";
            since: components["schemas"]["Day"];
        }[];
        /**
         * @description terms: the general terms (CGV); risks: the risk warning
         * @enum {string}
         */
        LegalKind: "terms" | "risks";
        /** @enum {string} */
        DisplayCurrency: "EUR" | "USD" | "CHF" | "BTC" | "ETH";
        /** @description Converted amounts are null where `not_computable` names why */
        Allocation: {
            label: string;
            strategy_id: components["schemas"]["Id"];
            current_amount_eur: components["schemas"]["Amount"];
            current_amount_converted: components["schemas"]["NullableAmount"];
            invested_amount_eur: components["schemas"]["Amount"];
            invested_amount_converted: components["schemas"]["NullableAmount"];
        };
        /**
         * @description From the close of `since`: rates are fractions, (1 + `strategies_rate`) × (1 + `fx_rate`) = 1 + `rate`. Amounts are in
         *     the display currency: `gain` = `strategies` + `fx` + `fees` + `execution`, to the last decimal.
         */
        PeriodChange: {
            /** @description The day before the first bar of the period, or the first dealing day after it */
            since: components["schemas"]["Day"];
            /** @description Time-weighted, in the display currency: no deposit and no fee is in it */
            rate: number;
            /** @description The aggregated rates compounded */
            strategies_rate: number;
            fx_rate: number;
            /** @description Value at the end − value at the start − money in + money out */
            gain: components["schemas"]["Amount"];
            strategies: components["schemas"]["Amount"];
            fx: components["schemas"]["Amount"];
            /** @description Zero or negative */
            fees: components["schemas"]["Amount"];
            /** @description Units as booked, against the current NAVs and rates */
            execution: components["schemas"]["Amount"];
        };
        /**
         * @description Null when nothing was held in the period; `not_computable` when a day that it counts is older than the first quote
         *     of the display currency
         */
        NullablePeriodChange: components["schemas"]["PeriodChange"] | "not_computable" | null;
        /** @description Over the periods of the bars that end today, in Paris */
        PeriodChanges: {
            daily: components["schemas"]["NullablePeriodChange"];
            monthly_short: components["schemas"]["NullablePeriodChange"];
            weekly: components["schemas"]["NullablePeriodChange"];
            monthly: components["schemas"]["NullablePeriodChange"];
        };
        /** @description Exact figures beside the charts, in the display currency; null where `not_computable` names why */
        Headline: {
            changes: components["schemas"]["PeriodChanges"];
            current_amount: components["schemas"]["NullableAmount"];
            total_in: components["schemas"]["NullableAmount"];
            total_out: components["schemas"]["NullableAmount"];
            yield_generated: components["schemas"]["NullableAmount"];
        };
        StrategyHeadline: {
            changes: components["schemas"]["PeriodChanges"];
            /** @description The units held now at the NAV before `last_rate`, at the last FX */
            value_before_last_rate: components["schemas"]["NullableAmount"];
            /** @description That of the NAV and of the rates */
            reference_currency: components["schemas"]["DisplayCurrency"];
            strategy_id: components["schemas"]["Id"];
            current_amount: components["schemas"]["NullableAmount"];
            total_in: components["schemas"]["NullableAmount"];
            total_out: components["schemas"]["NullableAmount"];
            yield_generated: components["schemas"]["NullableAmount"];
            signed_amount: components["schemas"]["NullableAmount"];
            estimated_daily_yield?: components["schemas"]["NullableAmount"];
            units: components["schemas"]["Amount"];
            nav: components["schemas"]["NullableAmount"];
            nav_date: components["schemas"]["NullableDay"];
            /** @description Held at a NAV of more than two publication days ago */
            is_nav_late: boolean;
            start_date: components["schemas"]["NullableDay"];
            /** @description The net rates since `rate_since` compounded, a fraction; null without any */
            total_rate: number | null;
            /** @description The same over a year; null when `rate_days` is under 90 */
            annual_rate: number | null;
            /** @description The day of the NAV that the first rate is measured against */
            rate_since: components["schemas"]["NullableDay"];
            /** @description The calendar days that the rates cover, 0 without any */
            rate_days: number;
            /** @description The last rate observed, a fraction */
            last_rate: number | null;
            /** @description The days it covers: more than 1 after a gap; 0 without a rate */
            last_rate_days: number;
        };
        /** @enum {string} */
        PaymentMethod: "rib" | "crypto";
        /**
         * @description A currency, or a coin while it is off its par
         * @enum {string}
         */
        QuotedAsset: "EUR" | "USD" | "CHF" | "BTC" | "ETH" | "USDC" | "EURC" | "WBTC";
        /**
         * @description Screens show an unknown type as « Événement »
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
                /**
                 * @description What the note of an event of type `other` is about
                 * @enum {string|null}
                 */
                topic?: "correction" | "payout" | null;
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
            /** @description True when the last NAV is used for a day without one */
            stale?: boolean;
        };
        FxDate: {
            /** @example EUR/USD */
            pair: string;
            date: components["schemas"]["Day"];
            /** @description True when nothing was published on the valuation day */
            is_fallback: boolean;
            /** @description Older today than its source's calendar allows */
            is_late: boolean;
        };
        Freshness: {
            nav_date: components["schemas"]["NullableDay"];
            fx_dates: components["schemas"]["FxDate"][];
        };
        Dashboard: {
            portfolio: {
                total_paid_eur: components["schemas"]["Amount"];
                total_paid_converted: components["schemas"]["NullableAmount"];
                total_current_converted: components["schemas"]["NullableAmount"];
                currency: components["schemas"]["DisplayCurrency"];
                /** @description Where a movement is older than the first quote of the currency; figures that count it are null */
                not_computable: null | {
                    currency: components["schemas"]["DisplayCurrency"];
                    /** @description The day of its first quote */
                    before: components["schemas"]["NullableDay"];
                };
                allocations: components["schemas"]["Allocation"][];
            };
            headline: components["schemas"]["Headline"];
            /** @description Keyed by the title of the product */
            headlines: {
                [key: string]: components["schemas"]["StrategyHeadline"];
            };
            /** @description Money under way, from the proof of its sending to its execution; in no other figure */
            waiting: {
                contract_id: components["schemas"]["Id"];
                /** @description Title of the strategy */
                product: string;
                /**
                 * @description `to_check`: the client says that it was sent; `short`: received in part; `to_execute`: received, and executed at
                 *     a NAV to come
                 * @enum {string}
                 */
                state: "to_check" | "short" | "to_execute";
                payment_method: components["schemas"]["PaymentMethod"];
                /** @description Of `to_execute`: executed at the first NAV on or after it */
                order_date: components["schemas"]["NullableDay"];
                /** @description Gross: what was signed, or received */
                amount: components["schemas"]["Amount"];
                /** @description Of `short`: what the contract still waits for */
                missing: components["schemas"]["NullableAmount"];
                /** @description What the asset paid is quoted as */
                currency: components["schemas"]["QuotedAsset"];
            }[];
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
        /** @description The NAV and the rate that applied on `date`, with their publication days */
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
            /** @description A payment's value date, the day of a request */
            order_date: components["schemas"]["Day"];
            /** @description The dealing day */
            date: components["schemas"]["Day"];
            /** @description Positive: paid, fees included; negative: received, the exit fee deducted */
            amount: components["schemas"]["Amount"];
            /** @description What the asset paid is quoted as */
            currency: components["schemas"]["QuotedAsset"];
            /** @description The part of the amount that is fees, in the same currency */
            fee: components["schemas"]["Amount"];
            /** @description One unit of `currency` in the display currency; null, as all that rests on it, before its first quote */
            fx_rate: components["schemas"]["NullableAmount"];
            fx_date: components["schemas"]["NullableDay"];
            fx_is_fallback: boolean;
            amount_converted: components["schemas"]["NullableAmount"];
            fee_converted: components["schemas"]["NullableAmount"];
            /** @description Positive: in; negative: out */
            units: components["schemas"]["Amount"];
            /** @description The value of one unit on the dealing day; null when its NAV was withdrawn, and without a quote */
            mark: components["schemas"]["MarketMark"] | null;
        };
        /** @description Received, and executed at the first NAV on or after `order_date` */
        WaitingPayment: {
            contract_id: components["schemas"]["Id"];
            po_number: string;
            order_date: components["schemas"]["Day"];
            /** @description Gross */
            amount: components["schemas"]["Amount"];
            /** @description What the asset paid is quoted as */
            currency: components["schemas"]["QuotedAsset"];
        };
        /**
         * @description Days with a constant number of units: `strategy_effect` = units × the sum of (NAV − NAV before) × rate of the day
         *     before; `fx_effect` = units × (NAV × rate at the end − NAV × rate at the start) − `strategy_effect`.
         */
        ExplainedStretch: {
            from: components["schemas"]["MarketMark"];
            to: components["schemas"]["MarketMark"];
            units: components["schemas"]["Amount"];
            strategy_effect: components["schemas"]["Amount"];
            fx_effect: components["schemas"]["Amount"];
        };
        /**
         * @description `yield_generated` = `current_amount` + `total_out` − `total_in`
         *     = `strategy_effect` + `fx_effect` + `execution_effect` + `fees`. Unrounded, in the display currency; null where a
         *     day that they count is older than its first quote.
         */
        ExplainedStrategy: {
            strategy_id: components["schemas"]["Id"];
            title: string;
            /** @description The currency of the NAV */
            reference_currency: components["schemas"]["DisplayCurrency"];
            units: components["schemas"]["Amount"];
            /** @description The value of one unit on the valuation day; null before the first NAV or quote */
            position: components["schemas"]["MarketMark"] | null;
            current_amount: components["schemas"]["NullableAmount"];
            total_in: components["schemas"]["NullableAmount"];
            /** @description Received and not executed yet, beside the other figures; null without a rate */
            waiting_amount: components["schemas"]["NullableAmount"];
            total_out: components["schemas"]["NullableAmount"];
            yield_generated: components["schemas"]["NullableAmount"];
            strategy_effect: components["schemas"]["NullableAmount"];
            fx_effect: components["schemas"]["NullableAmount"];
            /** @description Units as booked, against the current NAVs and rates */
            execution_effect: components["schemas"]["NullableAmount"];
            /** @description Zero or negative */
            fees: components["schemas"]["NullableAmount"];
            money_weighted_rate: number | null;
            money_weighted_days: number;
            movements: components["schemas"]["ExplainedMovement"][];
            waiting: components["schemas"]["WaitingPayment"][];
            stretches: components["schemas"]["ExplainedStretch"][];
        };
        ExplainedFigures: {
            currency: components["schemas"]["DisplayCurrency"];
            /** @description The valuation day */
            until: components["schemas"]["Day"];
            /** @description XIRR, an annual fraction; null under 90 days, and when it cannot be computed */
            money_weighted_rate: number | null;
            /** @description The days since the first movement, 0 without any */
            money_weighted_days: number;
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
            /** @description Those in which a figure is another than in one that was downloaded */
            rectified: components["schemas"]["DisplayCurrency"][];
        };
        NextStatement: {
            period: components["schemas"]["StatementKey"];
            /** @description Null when the month is over but its NAVs are not yet published */
            available_on: components["schemas"]["NullableDay"];
        };
        StatementIssue: {
            id: components["schemas"]["Id"];
            period: components["schemas"]["StatementKey"];
            currency: components["schemas"]["DisplayCurrency"];
            issued_at: components["schemas"]["Instant"];
            /** @description A later one of the same period and currency was issued */
            is_replaced: boolean;
            /** @description Of the PDF */
            sha256: string;
            /** @description Short-lived signed link; null when the PDF is not kept */
            url: string | null;
        };
        StatementList: {
            statements: components["schemas"]["StatementPeriod"][];
            /** @description The first month without a statement; null before any payment */
            next: components["schemas"]["NextStatement"] | null;
            /** @description Downloaded before a rectified one of the same period and currency */
            replaced: components["schemas"]["StatementIssue"][];
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
            /**
             * @description Whether it takes new subscriptions: `suspended` for now, `closed` for good; a draft, which clients do not see, is closed
             * @enum {string}
             */
            offer: "open" | "suspended" | "closed";
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
            /** @description Since when clients read these bank details and addresses */
            payment_details_since: components["schemas"]["NullableInstant"];
            /** @description When a second person approved them; null where one was enough */
            payment_details_checked_at: components["schemas"]["NullableInstant"];
            min_buy: components["schemas"]["NullableAmount"];
            min_euro?: components["schemas"]["NullableAmount"];
            min_btc?: components["schemas"]["NullableAmount"];
            min_eth?: components["schemas"]["NullableAmount"];
            min_usdc?: components["schemas"]["NullableAmount"];
            min_eurc?: components["schemas"]["NullableAmount"];
            min_wbtc?: components["schemas"]["NullableAmount"];
        };
        /** @description The days of the week that have a NAV, from 1 for Monday to 7 */
        PublicationDays: number[];
        /**
         * @description That of its NAV
         * @enum {string}
         */
        ReferenceCurrency: "usd" | "eur" | "btc" | "eth";
        NullableAmountInput: string | null;
        StrategyChange: {
            id: components["schemas"]["Id"];
            /** @description The version that the form shows; 409 once the product has another */
            version?: number;
            position?: number;
            publication_days?: components["schemas"]["PublicationDays"];
            launch_day?: components["schemas"]["NullableDay"];
            /** @description Of a draft alone */
            title?: string;
            /** @description Of a draft alone */
            currency?: components["schemas"]["ReferenceCurrency"];
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
        /** @enum {string} */
        ChangeKind: "payment.validate" | "payment.rectify" | "payout.approve" | "withdrawal.record" | "contract.close" | "contract.renounce" | "kyc.revoke" | "kyc.reopen_final" | "deal.settle" | "movement.record" | "movement.reverse" | "strategy.payment_details" | "strategy.terms" | "strategy.state" | "nav.publish" | "nav.correct" | "fx.manual" | "fx.correct" | "fx.withdraw" | "nav.withdraw" | "parameter.change" | "user.role" | "user.email" | "user.profile" | "grant.change" | "grant.cancel" | "claim.execute";
        /** @description The change that awaits a second person; null when there is none */
        PendingChange: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ChangeKind"];
            /** @description Their name */
            maker: string;
            created_at: components["schemas"]["Instant"];
        } | null;
        /** @description What the chain showed of the transaction, when it was last read */
        ProofReading: {
            /** @enum {string} */
            outcome: "found" | "pending" | "not_found" | "failed" | "wrong_token" | "not_ours";
            read_at: components["schemas"]["Instant"];
            amount: components["schemas"]["NullableAmount"];
            day: components["schemas"]["NullableDay"];
            senders: string[];
            confirmations: number | null;
            /** @description Where it differs from the contract's amount, or the proof's day or sender */
            differences: ("amount" | "day" | "sender")[];
        };
        PaymentProof: {
            reference: string | null;
            executed_on: components["schemas"]["NullableDay"];
            wallet_address: string | null;
            txid: string | null;
            tx_urls: string[];
            submitted_at: components["schemas"]["NullableInstant"];
            chain_reading: components["schemas"]["ProofReading"] | null;
        } | null;
        /** @description Executed; one that waits for its NAV is not listed */
        Withdrawal: {
            id: components["schemas"]["Id"];
            /** @description As paid out, the exit fee deducted */
            amount: components["schemas"]["Amount"];
            exit_fee: components["schemas"]["NullableAmount"];
            amount_converted: components["schemas"]["NullableAmount"];
            currency: string;
            /** @description How amounts in its asset are named: the coin itself, once it is off its par; absent before */
            paid_as?: components["schemas"]["QuotedAsset"];
            converted_currency: components["schemas"]["DisplayCurrency"];
            occurred_at: components["schemas"]["Instant"];
            reference: string | null;
            metadata: {
                note?: string | null;
            };
        };
        /** @enum {string} */
        PayoutKind: "renunciation" | "withdrawal" | "closing" | "overpayment" | "unmatched" | "kaskad_refund" | "correction";
        /** @enum {string} */
        PayoutState: "to_qualify" | "to_prepare" | "to_approve" | "to_execute" | "executed" | "void" | "replaced";
        /** @description Money owed to the client */
        ContractPayout: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PayoutKind"];
            state: components["schemas"]["PayoutState"];
            /** @description Net */
            amount: components["schemas"]["Amount"];
            asset: string;
            /** @description False while no payment has been found */
            is_received: boolean;
            requested_at: components["schemas"]["Instant"];
            due_by: components["schemas"]["NullableDay"];
            held_until: components["schemas"]["NullableDay"];
            /** @description When the bank sent back the transfer that it replaces */
            sent_back_on: components["schemas"]["NullableDay"];
            executed_on: components["schemas"]["NullableDay"];
            reference: string | null;
        };
        /**
         * @description yield: what exceeds the net contributions at the NAV of the dealing day
         * @enum {string}
         */
        WithdrawalRequest: "amount" | "yield";
        /** @description Waits for the first NAV on or after its order day; its amount out is not known yet */
        PendingWithdrawal: {
            id: components["schemas"]["Id"];
            request: components["schemas"]["WithdrawalRequest"];
            /** @description As requested, in `currency`; null for `yield` */
            amount: components["schemas"]["NullableAmount"];
            currency: string | null;
            order_day: components["schemas"]["Day"];
            requested_at: components["schemas"]["Instant"];
            /** @description The hour of `order_day`, in Paris, until which it can be canceled; null when it no longer can be */
            cancelable_until_hour: number | null;
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
            /** @description Last day to renounce; null when it is not possible */
            renounce_until: components["schemas"]["NullableDay"];
            /** @description Set when the contract was closed by renunciation */
            renounced_at: components["schemas"]["NullableInstant"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description How amounts in its asset are named: the coin itself, once it is off its par; absent before */
            paid_as?: components["schemas"]["QuotedAsset"];
            /** @description As subscribed */
            amount: components["schemas"]["Amount"];
            /** @description As received, fees included; null until paid */
            gross_invested_amount: components["schemas"]["NullableAmount"];
            gross_invested_amount_converted: components["schemas"]["NullableAmount"];
            /** @description Received amount less fees; null until paid */
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
            /** @description The reason given by staff for refusing the last proof */
            proof_refusal: string | null;
            /** @description Short-lived signed link */
            contract_url: string | null;
            contract_filename: string | null;
            pep_url: string | null;
            pep_filename: string | null;
            /**
             * @description `assisted`: prepared by staff, accepted and signed by its client
             * @enum {string}
             */
            channel: "direct" | "assisted";
            /** @description Who of the team prepared it */
            prepared_by: string | null;
            po_number: string | null;
            /** @description The order day of a closing: its units leave at the first NAV on or after it; null when none do */
            exit_order_day: components["schemas"]["NullableDay"];
            withdrawals: components["schemas"]["Withdrawal"][];
            /** @description What is or was owed to the client, in the order it was requested */
            payouts: components["schemas"]["ContractPayout"][];
            pending_withdrawals: components["schemas"]["PendingWithdrawal"][];
            /** @description It runs, holds units, and its renunciation period is over */
            can_withdraw: boolean;
        };
        /**
         * @description A decimal string, or a number; the bounds exclude numbers too large to be exact to the unit
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
            /** @description The version of the general terms that was shown; a version no longer in force is refused */
            terms_version?: components["schemas"]["LegalVersion"];
            /** @description The version of the risk warning that was shown, under the same rule */
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
        ContractResponse: {
            signature: components["schemas"]["Contract"];
        };
        /** @description A document accepted before signing, as it was shown */
        Consent: {
            kind: components["schemas"]["LegalKind"];
            document: string;
            version: string;
            /** @description The label of the checkbox */
            label: string;
            /** @description SHA-256 of the document's text, as returned by downloadLegalDocument in txt */
            sha256: string;
            /** @description The screen on which it was accepted */
            step: string;
            accepted_at: components["schemas"]["Instant"];
            ip_address: string | null;
        };
        SealedDocument: {
            /**
             * @description evidence: an external provider's audit trail; the local provider's is part of the contract
             * @enum {string}
             */
            nature: "contract" | "pep" | "evidence";
            filename: string;
            /** @description SHA-256 of the stored file */
            sha256: string;
            /** @description Short-lived signed link */
            url: string;
        };
        ChainReceipt: {
            id: components["schemas"]["Id"];
            /** @description Its value date */
            day: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            currency: string;
        };
        ChainDeal: {
            /** @description Null where it was not kept, before the books */
            nav: components["schemas"]["NullableAmount"];
            nav_date: components["schemas"]["Day"];
            /** @description In Paris; null where another version was published since */
            nav_published_on: components["schemas"]["NullableDay"];
            nav_currency: components["schemas"]["DisplayCurrency"];
            /** @description The exchange rates applied, as published: one `base` is `rate` `quote` */
            quotes: {
                base: string;
                quote: string;
                rate: components["schemas"]["Amount"];
                date: components["schemas"]["Day"];
            }[];
            /** @description In or out, 12 decimals */
            units: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            fees: components["schemas"]["Amount"];
            /** @description Invested, or owed to the client */
            net: components["schemas"]["Amount"];
        };
        ChainOrder: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "subscription" | "withdrawal" | "closing";
            requested_at: components["schemas"]["Instant"];
            /** @description Executed at the first NAV on or after it */
            order_day: components["schemas"]["Day"];
            /** @description The asset paid in or out */
            currency: string;
            /** @description What was booked when it was executed; null until then */
            deal: components["schemas"]["ChainDeal"] | null;
            /** @description What it makes owed to the client */
            payout: components["schemas"]["ContractPayout"] | null;
        };
        HeldValue: {
            /** @description Of more than two publication days ago */
            is_nav_late: boolean;
            /** @description In the display currency; null without a quote */
            amount: components["schemas"]["NullableAmount"];
            currency: components["schemas"]["DisplayCurrency"];
            units: components["schemas"]["Amount"];
            nav: components["schemas"]["Amount"];
            nav_date: components["schemas"]["Day"];
        };
        ContractChain: {
            contract: components["schemas"]["Contract"];
            consents: components["schemas"]["Consent"][];
            documents: components["schemas"]["SealedDocument"][];
            /** @description The money received for it, oldest first */
            receipts: components["schemas"]["ChainReceipt"][];
            /** @description What it still waits for, where the money received is short */
            missing: components["schemas"]["NullableAmount"];
            /** @description Its subscription, withdrawals and closing, in the order they count for */
            orders: components["schemas"]["ChainOrder"][];
            /** @description Null without holdings */
            value: components["schemas"]["HeldValue"] | null;
        };
        /** @description One `base` is `rate` `quote` */
        QuoteUsed: {
            base: components["schemas"]["QuotedAsset"];
            quote: components["schemas"]["QuotedAsset"];
            day: components["schemas"]["Day"];
            rate: components["schemas"]["Amount"];
        };
        /** @description What the withdrawal would be at the last NAV and quotes published; those of its dealing day are not known yet */
        WithdrawalPreview: {
            /** @description The day it would count for if it was requested now */
            order_day: components["schemas"]["Day"];
            nav: components["schemas"]["Amount"];
            nav_date: components["schemas"]["Day"];
            quotes: components["schemas"]["QuoteUsed"][];
            /** @description Taken out */
            units: components["schemas"]["Amount"];
            /** @description What the withdrawals that wait leave as well */
            units_left: components["schemas"]["Amount"];
            /** @description Paid out in */
            currency: components["schemas"]["PaymentCurrency"];
            gross: components["schemas"]["Amount"];
            exit_fee_percent: components["schemas"]["Amount"];
            exit_fee: components["schemas"]["Amount"];
            /** @description `gross` less `exit_fee` */
            net: components["schemas"]["Amount"];
        };
        /**
         * @example {
         *       "request": "amount",
         *       "amount": "1000",
         *       "currency": "EUR"
         *     }
         */
        WithdrawalBody: {
            request: components["schemas"]["WithdrawalRequest"];
            /** @description Exit fee included; required for `amount` */
            amount?: components["schemas"]["AmountInput"];
            /** @description Of `amount`; required with it */
            currency?: components["schemas"]["DisplayCurrency"];
        };
        /**
         * @example {
         *       "request": "yield",
         *       "reference": "COURRIER-12",
         *       "reason": "Demande écrite"
         *     }
         */
        RecordWithdrawalBody: {
            request: components["schemas"]["WithdrawalRequest"];
            /** @description Exit fee included; required for `amount` */
            amount?: components["schemas"]["AmountInput"];
            /** @description Of `amount`; required with it */
            currency?: components["schemas"]["DisplayCurrency"];
            /** @description Of the client's request */
            reference: string;
            reason: string;
        };
        /** @description The last one the client received, of whatever contract or of their identity: at most one in 24 hours */
        LastReminder: {
            at: components["schemas"]["Instant"];
            /** @description The name of who sent it; null for a scheduled one */
            by: string | null;
            /** @description Of the contract; null for the identity */
            po_number: string | null;
        } | null;
        Adviser: {
            id: components["schemas"]["Id"];
            name: string;
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
        /**
         * @description A coin is an asset of its own, apart from the currency that it is at par with
         * @example EURC
         */
        Asset: string;
        TakenFee: {
            /** @enum {string} */
            kind: "subscription" | "fx" | "exit";
            amount: components["schemas"]["Amount"];
            asset: components["schemas"]["Asset"];
            /** @description Null when it was not kept */
            percent: number | null;
            /** @description The dealing day */
            day: components["schemas"]["Day"];
        };
        AdminContract: {
            contract: components["schemas"]["Contract"];
            pending_change: components["schemas"]["PendingChange"];
            last_reminder: components["schemas"]["LastReminder"];
            /** @description The last day on which a letter of renunciation may have been sent; null where none may be recorded */
            letter_until: components["schemas"]["NullableDay"];
            /** @description Of its client */
            adviser: components["schemas"]["Adviser"] | null;
            client: components["schemas"]["ClientSummary"];
            /** @description Taken by its deals, oldest first */
            fees: components["schemas"]["TakenFee"][];
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
        /**
         * @description The first step that is left to do
         * @enum {string}
         */
        AssistedStep: "product" | "payment" | "compliance" | "signature";
        /** @description What the client reads of a product and an amount */
        PreparedTerms: {
            strategy_id: components["schemas"]["Id"];
            product: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description At the last quotes; null while one is missing */
            amount_eur: components["schemas"]["NullableAmount"];
            /** @description The oldest day of the quotes used; null when none is needed */
            rate_day: components["schemas"]["NullableDay"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The wallet that the funds come from */
            payment_origin: string | null;
            /** @description « indisponible » while null */
            po_number: string | null;
        };
        /** @description Null until a product is chosen */
        NullablePreparedTerms: components["schemas"]["PreparedTerms"] | null;
        AssistedContract: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ContractStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
        };
        /** @description Null until the client accepts */
        NullableAssistedContract: components["schemas"]["AssistedContract"] | null;
        /** @description What keeps the client from signing */
        SubscriptionBlocker: {
            /** @enum {string} */
            code: "locked" | "no_service" | "identity" | "profile" | "documents" | "pending_contracts";
            message: string;
        };
        AssistedSubscription: {
            id: components["schemas"]["Id"];
            client: components["schemas"]["ClientSummary"];
            state: components["schemas"]["AssistedState"];
            version: number;
            step: components["schemas"]["AssistedStep"];
            terms: components["schemas"]["NullablePreparedTerms"];
            funds_source: components["schemas"]["NullableFundsSource"];
            funds_detail: string;
            situation: components["schemas"]["NullableSituation"];
            /** @description Who began it */
            author: string;
            /** @description Who changed it last */
            saved_by: string;
            created_at: components["schemas"]["Instant"];
            saved_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["NullableInstant"];
            /** @description When its link was last emailed */
            emailed_at: components["schemas"]["NullableInstant"];
            /** @description When its client first opened it */
            opened_at: components["schemas"]["NullableInstant"];
            /** @description Its client opened the link of « Signer en présence » */
            is_in_presence: boolean;
            expires_at: components["schemas"]["Instant"];
            contract: components["schemas"]["NullableAssistedContract"];
            blockers: components["schemas"]["SubscriptionBlocker"][];
        };
        AssistedSubscriptions: {
            items: components["schemas"]["AssistedSubscription"][];
            /** @description Pass it as `after` for the next page */
            next: string | null;
        };
        /**
         * @description A box of the client: anything but null or absent is refused (403), whatever else is sent
         * @example null
         */
        ClientBox: boolean | null;
        NewAssistedBody: {
            terms_accepted?: components["schemas"]["ClientBox"];
            risks_accepted?: components["schemas"]["ClientBox"];
        };
        KnownOrigins: {
            items: {
                address: string;
                /** @description Of the last contract with it */
                po_number: string;
                /** @description When that contract was signed */
                used_on: components["schemas"]["Instant"];
            }[];
        };
        /**
         * @example {
         *       "version": 1,
         *       "step": "payment",
         *       "contract_amount": "15000",
         *       "funds_source": "savings",
         *       "situation": "employee"
         *     }
         */
        SaveAssistedBody: {
            version: number;
            /** @enum {string} */
            step: "product" | "payment" | "compliance";
            /** @description Of the step `product`, as the next two */
            strategy_id?: components["schemas"]["Id"];
            contract_amount?: components["schemas"]["AmountInput"];
            contract_devise?: components["schemas"]["PaymentCurrency"];
            contract_payment_method?: components["schemas"]["PaymentMethod"];
            /** @description Of the step `payment` */
            contract_payment_origin?: string | null;
            /** @description Of the step `compliance`, as the next two */
            funds_source?: components["schemas"]["NullableFundsSource"];
            funds_detail?: string;
            situation?: components["schemas"]["NullableSituation"];
            terms_accepted?: components["schemas"]["ClientBox"];
            risks_accepted?: components["schemas"]["ClientBox"];
        };
        SendAssistedBody: {
            version: number;
            terms_accepted?: components["schemas"]["ClientBox"];
            risks_accepted?: components["schemas"]["ClientBox"];
        };
        PresenceLink: {
            /** @description Shown as a QR code, read by the client's own device */
            url: string;
            expires_at: components["schemas"]["Instant"];
            subscription: components["schemas"]["AssistedSubscription"];
        };
        /** @description As its client reads it */
        PreparedSubscription: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["AssistedState"];
            terms: components["schemas"]["PreparedTerms"];
            funds_source: components["schemas"]["NullableFundsSource"];
            funds_detail: string;
            situation: components["schemas"]["NullableSituation"];
            /** @description Who prepared it */
            author: string;
            sent_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            contract: components["schemas"]["NullableAssistedContract"];
        };
        PreparedSubscriptions: {
            items: components["schemas"]["PreparedSubscription"][];
        };
        OpenPreparedBody: {
            /**
             * @description Of « Signer en présence »
             * @example null
             */
            code?: string | null;
        };
        /**
         * @example {
         *       "terms_accepted": true,
         *       "risks_accepted": true,
         *       "terms_version": "2026-11",
         *       "risks_version": "2026-11"
         *     }
         */
        AcceptPreparedBody: {
            /** @description False or absent is refused by a rule (R229) */
            terms_accepted?: boolean;
            /** @description False or absent is refused by a rule (R230) */
            risks_accepted?: boolean;
            terms_version?: components["schemas"]["LegalVersion"];
            risks_version?: components["schemas"]["LegalVersion"];
        };
        ThreadContract: {
            id: components["schemas"]["Id"];
            po_number: string;
            product: string;
        };
        /** @description The contract that it is about */
        NullableThreadContract: components["schemas"]["ThreadContract"] | null;
        MyThread: {
            id: components["schemas"]["Id"];
            subject: string;
            state: components["schemas"]["ThreadState"];
            since: components["schemas"]["Instant"];
            opened_at: components["schemas"]["Instant"];
            /** @description It holds an answer that its client has not opened */
            is_unread: boolean;
            contract: components["schemas"]["NullableThreadContract"];
        };
        MyThreads: {
            items: components["schemas"]["MyThread"][];
            /** @description The last row of the page, when there is another page */
            next: string | null;
        };
        /** @description Refused in words (422) over 4 000 characters */
        MessageText: string;
        /** @description Files that the caller sent, which no message holds yet; refused in words (422) over 5 */
        MessageFileIds: components["schemas"]["Id"][];
        /**
         * @example {
         *       "subject": "Mon premier retrait",
         *       "contract_id": null,
         *       "text": "Comment le demander ?",
         *       "file_ids": []
         *     }
         */
        NewThreadBody: {
            /** @description Refused in words (422) over 120 characters */
            subject: string;
            /** @description One of the caller’s contracts */
            contract_id: string | null;
            text: components["schemas"]["MessageText"];
            file_ids: components["schemas"]["MessageFileIds"];
        };
        MessageFile: {
            id: components["schemas"]["Id"];
            name: string;
            size_bytes: number;
        };
        ThreadMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            side: "client" | "staff";
            /** @description First name and surname. To a client, of their adviser alone: null for others of the team */
            author: string | null;
            text: string;
            sent_at: components["schemas"]["Instant"];
            files: components["schemas"]["MessageFile"][];
        };
        MyThreadMessages: {
            thread: components["schemas"]["MyThread"];
            /** @description Oldest first */
            messages: components["schemas"]["ThreadMessage"][];
        };
        /**
         * @example {
         *       "text": "Merci.",
         *       "file_ids": []
         *     }
         */
        NewMessageBody: {
            text: components["schemas"]["MessageText"];
            file_ids: components["schemas"]["MessageFileIds"];
        };
        UnreadMessages: {
            /** @description Those with an answer that the caller has not opened */
            threads: number;
        };
        MessageFileForm: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
        };
        StaffThread: {
            id: components["schemas"]["Id"];
            subject: string;
            state: components["schemas"]["ThreadState"];
            /** @description Of `waiting`, the first message that has no answer */
            since: components["schemas"]["Instant"];
            opened_at: components["schemas"]["Instant"];
            /** @description Raised by each message and each change of state */
            version: number;
            client: {
                id: components["schemas"]["Id"];
                name: string;
            };
            adviser: components["schemas"]["Adviser"] | null;
            contract: components["schemas"]["NullableThreadContract"];
        };
        ThreadPage: {
            items: components["schemas"]["StaffThread"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        /** @description How many threads each view of the list has */
        ThreadCounts: {
            waiting: number;
            answered: number;
            closed: number;
            all: number;
        };
        /** @enum {string} */
        ClientState: "open" | "locked" | "closed";
        StaffThreadMessages: {
            thread: components["schemas"]["StaffThread"];
            /** @description The client reads an answer only while it is `open` */
            account: components["schemas"]["ClientState"];
            /** @description Oldest first */
            messages: components["schemas"]["ThreadMessage"][];
        };
        ThreadChange: {
            /** @description The one that was read: refused (409) if it is no longer the last */
            version: number;
            is_closed: boolean;
        };
        /**
         * @example {
         *       "version": 1,
         *       "text": "Il est versé le 5.",
         *       "file_ids": []
         *     }
         */
        AnswerBody: {
            /** @description The one that was read: refused (409) if it is no longer the last */
            version: number;
            text: components["schemas"]["MessageText"];
            file_ids: components["schemas"]["MessageFileIds"];
        };
        StaffSearch: {
            contracts: {
                id: components["schemas"]["Id"];
                po_number: string;
                /** @description First name and last name */
                client: string;
                /** @description Title of a strategy */
                product: string;
                status: components["schemas"]["ContractStatus"];
            }[];
            /** @description Of the contracts that were found, and those whose name or email holds the text */
            clients: components["schemas"]["ClientSummary"][];
            products: {
                id: components["schemas"]["Id"];
                title: string;
            }[];
        };
        /**
         * @description `navs`: days of this month and the last that should have a NAV, and today. `rates`: the same of exchange rates, today aside. `unpaid`: signed more than 7 days ago. `unattached`: receipts without a purpose. `corrections`: those that require a decision. `products`: open to subscription without a valid way to pay. `messages`: threads of clients that await an answer. `days`: those of the last two weeks before today that no one signed, or that were reopened. `jobs`: background work that is not retried any more. `mails`: given up.
         * @enum {string}
         */
        StaffTileKind: "navs" | "nav_requests" | "requests" | "rates" | "proofs" | "checking" | "unpaid" | "unsigned" | "kyc" | "documents" | "payouts" | "unattached" | "orders" | "corrections" | "products" | "messages" | "days" | "alerts" | "jobs" | "mails";
        StaffTile: {
            kind: components["schemas"]["StaffTileKind"];
            count: number;
            /** @description The day in Paris since which the oldest waits; of payouts the most urgent legal date */
            since: components["schemas"]["NullableDay"];
            /** @description It should have been done before */
            is_late: boolean;
            /** @description Pairs, products or queues: what is counted */
            names: string[];
            /** @description What the unattached receipts add up to */
            sums: {
                asset: string;
                amount: components["schemas"]["Amount"];
            }[];
        };
        StaffTiles: {
            tiles: components["schemas"]["StaffTile"][];
        };
        /**
         * @description The caller’s own, nobody’s, all, or what was put off
         * @default mine
         * @enum {string}
         */
        WorkView: "mine" | "unassigned" | "team" | "postponed";
        /**
         * @description A kind of thing that waits for the team
         * @enum {string}
         */
        WorkKind: "proof" | "payment" | "kyc" | "document" | "payout" | "request" | "nav" | "rate" | "funds" | "message" | "register_gap" | "register_entry" | "task";
        /** @description Of what waits; of a NAV, its product and its day; of a rate, its pair and its day */
        WorkItemId: string;
        StaffName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        WorkItem: {
            kind: components["schemas"]["WorkKind"];
            id: components["schemas"]["WorkItemId"];
            /** @description A purchase order number, a client, a product */
            label: string;
            /** @description A client, the kind of a document, a day */
            detail: string | null;
            amount: components["schemas"]["NullableAmount"];
            asset: string | null;
            /** @description Of the record on which it is done: a contract, a client, a payout */
            link_id: string;
            opened_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["NullableInstant"];
            is_late: boolean;
            /** @description False of a task, whose own form says whose it is */
            is_assignable: boolean;
            assignee: components["schemas"]["StaffName"] | null;
            postponed_until: components["schemas"]["NullableInstant"];
            /** @description Why it was put off */
            reason: string | null;
            /** @description Of who does it and until when; 0 before the first act */
            version: number;
        };
        WorkCount: {
            count: number;
            late: number;
            /** @description Late by the end of the day, without those that are late now */
            today: number;
        };
        WorkItems: {
            items: components["schemas"]["WorkItem"][];
            counts: {
                mine: components["schemas"]["WorkCount"];
                unassigned: components["schemas"]["WorkCount"];
                team: components["schemas"]["WorkCount"];
                postponed: components["schemas"]["WorkCount"];
            };
            /** @description Whom the caller may give it to */
            assignees: components["schemas"]["StaffName"][];
        };
        AssignWorkItemBody: {
            kind: components["schemas"]["WorkKind"];
            id: components["schemas"]["WorkItemId"];
            version: number;
            /** @description Null gives it back to the team */
            assignee_id: components["schemas"]["Id"] | null;
        };
        PostponeWorkItemBody: {
            kind: components["schemas"]["WorkKind"];
            id: components["schemas"]["WorkItemId"];
            version: number;
            until: components["schemas"]["Day"];
            reason: string;
        };
        /**
         * @description The newest 7 days, 30 days, 10 ISO weeks or 12 calendar months
         * @enum {string}
         */
        IndicatorPeriod: "daily" | "monthly_short" | "weekly" | "monthly";
        /** @description `start` + `net` + `strategies` + `execution` + `fees` + `fx` = `now`, to the last decimal. */
        IndicatorBridge: {
            start: components["schemas"]["Amount"];
            net: components["schemas"]["Amount"];
            strategies: components["schemas"]["Amount"];
            execution: components["schemas"]["Amount"];
            /** @description Negative */
            fees: components["schemas"]["Amount"];
            fx: components["schemas"]["Amount"];
            now: components["schemas"]["Amount"];
        };
        /** @description `paid` − `withdrawn` − `closed` = `net`, each at the rate of its dealing day */
        IndicatorFlows: {
            /** @description Executed subscriptions, fees included */
            paid: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
            closed: components["schemas"]["Amount"];
            net: components["schemas"]["Amount"];
            /** @description Paid back for renounced contracts: in no other figure */
            returned: components["schemas"]["NullableAmount"];
        };
        StrategyIndicator: {
            /** @description Title */
            strategy: string;
            value: components["schemas"]["Amount"];
            yielded: components["schemas"]["Amount"];
            previous_yielded: components["schemas"]["Amount"];
        };
        MoneyIndicators: {
            bridge: components["schemas"]["IndicatorBridge"];
            flows: components["schemas"]["IndicatorFlows"];
            previous_flows: components["schemas"]["IndicatorFlows"];
            strategies: components["schemas"]["StrategyIndicator"][];
            /** @description What the strategies earned, without exchange; the sum of theirs */
            yielded: components["schemas"]["Amount"];
            previous_yielded: components["schemas"]["Amount"];
        };
        /** @description Null where a rate to the currency is missing */
        NullableMoneyIndicators: components["schemas"]["MoneyIndicators"] | null;
        /** @description Contracts signed in the period, how many of them are paid now, and in how many days half of these were */
        IndicatorSigned: {
            signed: number;
            paid: number;
            median_days: number | null;
        };
        BucketMoney: {
            /** @description In the order of `strategies` */
            values: components["schemas"]["Amount"][];
            paid: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
            closed: components["schemas"]["Amount"];
            net: components["schemas"]["Amount"];
            yielded: components["schemas"]["Amount"];
        };
        /** @description Null where a rate to the currency is missing */
        NullableBucketMoney: components["schemas"]["BucketMoney"] | null;
        /** @description One bar of the period, and one row of the tables */
        IndicatorBucket: {
            start: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            money: components["schemas"]["NullableBucketMoney"];
            signed: number;
            /** @description Of those signed in it */
            paid: number;
            /** @description Who hold units at its end */
            clients: number;
            identities: number;
        };
        /** @enum {string} */
        FunnelStep: "registered" | "verified" | "initiated" | "signed" | "paid";
        StaffIndicators: {
            /** @description When what is counted was read */
            computed_at: components["schemas"]["Instant"];
            period: components["schemas"]["IndicatorPeriod"];
            currency: components["schemas"]["DisplayCurrency"];
            /** @description The close before the first day of the period */
            since: components["schemas"]["Day"];
            previous_since: components["schemas"]["Day"];
            until: components["schemas"]["Day"];
            money: components["schemas"]["NullableMoneyIndicators"];
            signed: components["schemas"]["IndicatorSigned"];
            previous_signed: components["schemas"]["IndicatorSigned"];
            /** @description Who hold units: `start` + `entered` − `left` = `now` */
            clients: {
                start: number;
                entered: number;
                left: number;
                now: number;
            };
            /** @description Accounts whose identity was validated in the period */
            identities: number;
            previous_identities: number;
            buckets: components["schemas"]["IndicatorBucket"][];
            /** @description Of the accounts registered in the period and not closed, how many came at least as far, in this order */
            funnel: {
                step: components["schemas"]["FunnelStep"];
                clients: number;
            }[];
            /** @description What the clients of each adviser hold, the largest first; `name` is null for those without adviser */
            advisers: {
                id: string | null;
                name: string | null;
                value: components["schemas"]["NullableAmount"];
            }[];
        };
        /** @enum {string} */
        StaffActivityType: "account_created" | "payment_proof_submitted" | "contract_subscribed" | "contract_signed" | "kyc_validated" | "contract_closed" | "contract_canceled" | "payment_status_checking" | "payment_status_paid" | "payment_reminder_sent" | "password_reset_admin" | "withdrawal" | "other" | "staff";
        /** @example action:12 */
        StaffActivityId: string;
        AuditCode: string;
        StaffActivity: {
            id: components["schemas"]["StaffActivityId"];
            occurred_at: components["schemas"]["Instant"];
            /** @description Of a client; null of what staff did */
            event: components["schemas"]["EventType"] | null;
            /** @description Of the audit trail; null of an event */
            action: components["schemas"]["AuditCode"] | null;
            /** @description Of an action; null once the account is erased */
            actor: string | null;
            /** @description The client of an event, or what an action was done to; null once it is erased */
            subject: string | null;
            client_id: string | null;
            contract_id: string | null;
            /** @description Title */
            product: string | null;
        };
        StaffActivityPage: {
            items: components["schemas"]["StaffActivity"][];
            /** @description The item that the next page starts after; null on the last page */
            next: components["schemas"]["StaffActivityId"] | null;
        };
        /**
         * @description A list of the back office
         * @enum {string}
         */
        ViewScreen: "accounts" | "audit" | "change_requests" | "clients" | "contracts" | "corrections" | "fx_rates" | "journal" | "navs" | "payouts" | "products" | "receipts" | "register" | "waiting_orders";
        /** @example Signées à relancer */
        ViewName: string;
        /**
         * @description The filters, order and page size of the list, as in the address bar; never its page
         * @example statut=signe&tri=-montant
         */
        ViewQuery: string;
        StaffView: {
            id: components["schemas"]["Id"];
            screen: components["schemas"]["ViewScreen"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            is_shared: boolean;
            /** @description The owner alone may change or delete it */
            is_mine: boolean;
            /** @description The caller’s list opens with it */
            is_default: boolean;
            /** @description First name and surname of its owner */
            owner: string;
            version: number;
        };
        StaffViewList: {
            views: components["schemas"]["StaffView"][];
        };
        /**
         * @example {
         *       "screen": "contracts",
         *       "name": "Signées à relancer",
         *       "query": "statut=signe&tri=-montant",
         *       "is_shared": false
         *     }
         */
        NewStaffViewBody: {
            screen: components["schemas"]["ViewScreen"];
            name?: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            is_shared: boolean;
        };
        StaffViewChange: {
            /** @description The one that was read: the change is refused (409) if it is no longer in force */
            version: number;
            name?: components["schemas"]["ViewName"];
            query?: components["schemas"]["ViewQuery"];
            is_shared?: boolean;
            /** @description Among the owner’s views of the screen */
            position?: number;
        };
        DefaultStaffViewBody: {
            screen: components["schemas"]["ViewScreen"];
            /** @description Null: the list opens without a view */
            view_id: string | null;
        };
        /**
         * @description A kind of record of the back office
         * @enum {string}
         */
        RecordKind: "change_request" | "contract" | "correction" | "nav" | "parameter" | "payout" | "rate" | "receipt" | "strategy" | "user";
        /**
         * @description Of a parameter, its key; of a NAV or a rate, its series and its day
         * @example 0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001
         */
        RecordId: string;
        /**
         * @example {
         *       "kind": "strategy",
         *       "id": "str_usdfy",
         *       "state": "editing"
         *     }
         */
        PresenceBody: {
            kind: components["schemas"]["RecordKind"];
            id: components["schemas"]["RecordId"];
            /**
             * @description `editing`: something is typed and not saved; `left`: the record is no longer open
             * @enum {string}
             */
            state: "viewing" | "editing" | "left";
        };
        Presence: {
            /** @description First come first */
            others: {
                /** @description First name and surname */
                name: string;
                is_editing: boolean;
            }[];
        };
        AuditChange: {
            /** @description Its code */
            field: string;
            before: string | null;
            after: string | null;
        };
        RecordHistoryEntry: {
            id: string;
            occurred_at: components["schemas"]["Instant"];
            /** @description Its code */
            action: string;
            /** @description Who did it; null for the system, or once their name is erased */
            actor: string | null;
            is_system: boolean;
            /** @description Accounts and addresses are masked */
            changes: components["schemas"]["AuditChange"][];
            reason: string | null;
            request_id: string | null;
            /** @description The request that it made, decided or applied */
            change_request: {
                id: components["schemas"]["Id"];
                /** @description Null once it is erased */
                maker: string | null;
            } | null;
            /** @description Its values were erased with the account that they are about */
            is_erased: boolean;
        };
        RecordHistory: {
            items: components["schemas"]["RecordHistoryEntry"][];
            /** @description The last row of the page, when there is another page */
            next: string | null;
            /** @description Of the whole history: what it may be filtered by */
            people: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Codes, of the whole history */
            fields: string[];
        };
        /**
         * @description A kind of record that staff write notes and tasks on
         * @enum {string}
         */
        NoteKind: "contract" | "payout" | "strategy" | "user";
        /** @example Rappeler jeudi */
        NoteText: string;
        RecordNote: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["NoteText"];
            /** @description First name and surname */
            author: string;
            /** @description Its author alone may change or delete it */
            is_mine: boolean;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: number;
            /** @description The texts before, oldest first */
            replaced: {
                text: components["schemas"]["NoteText"];
                written_at: components["schemas"]["Instant"];
            }[];
        };
        TaskTitle: string;
        Task: {
            id: components["schemas"]["Id"];
            subject_kind: components["schemas"]["NoteKind"];
            subject_id: string;
            /** @description Null once the record is gone */
            subject_label: string | null;
            title: components["schemas"]["TaskTitle"];
            due_day: components["schemas"]["NullableDay"];
            /** @description Open, and its day is over in Paris */
            is_late: boolean;
            assignee: components["schemas"]["StaffName"] | null;
            /** @description Null: the system */
            opened_by: string | null;
            opened_at: components["schemas"]["Instant"];
            is_done: boolean;
            closed_at: components["schemas"]["NullableInstant"];
            version: number;
        };
        RecordNotes: {
            notes: components["schemas"]["RecordNote"][];
            /** @description Open ones first, by their day */
            tasks: components["schemas"]["Task"][];
            /** @description Who may be given a task */
            assignees: components["schemas"]["StaffName"][];
        };
        /**
         * @example {
         *       "kind": "strategy",
         *       "id": "usdfy",
         *       "text": "La banque dépositaire change en mars."
         *     }
         */
        NewNoteBody: {
            kind: components["schemas"]["NoteKind"];
            id: components["schemas"]["RecordId"];
            text: components["schemas"]["NoteText"];
        };
        NoteChange: {
            /** @description The one that was read: refused (409) if it is no longer the last */
            version: number;
            text: components["schemas"]["NoteText"];
        };
        MyTasks: {
            items: components["schemas"]["Task"][];
            /** @description All of them */
            open: number;
            late: number;
        };
        /**
         * @example {
         *       "kind": "strategy",
         *       "id": "usdfy",
         *       "title": "Rappeler la banque",
         *       "due_day": "2026-01-09",
         *       "assignee_id": "usr_ines"
         *     }
         */
        NewTaskBody: {
            kind: components["schemas"]["NoteKind"];
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["TaskTitle"];
            /** @description Null: no day */
            due_day: components["schemas"]["NullableDay"];
            assignee_id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "version": 1,
         *       "title": "Rappeler la banque",
         *       "due_day": "2026-01-09",
         *       "assignee_id": "usr_ines",
         *       "is_done": false
         *     }
         */
        TaskChange: {
            /** @description The one that was read: refused (409) if it is no longer the last */
            version: number;
            title?: components["schemas"]["TaskTitle"];
            /** @description Null: no day */
            due_day?: components["schemas"]["NullableDay"];
            assignee_id?: components["schemas"]["Id"];
            is_done?: boolean;
        };
        /** @enum {string} */
        ContractQueue: "to_do" | "withdrawals" | "amount_gaps";
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
            /** @description Of a search, at most 10 000 */
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        /** @enum {string} */
        ClientKind: "person" | "company";
        /**
         * @description State of the identity check; `pending` only once there is something to examine
         * @enum {string}
         */
        ClientIdentity: "not_started" | "started" | "pending" | "verified" | "approved" | "failed" | "rejected";
        /**
         * @description Of a company’s three documents, what staff have to know first; `none` of a person
         * @enum {string}
         */
        ClientDocuments: "none" | "missing" | "checking" | "rejected" | "approved";
        /** @enum {string} */
        ClientProfile: "complete" | "incomplete";
        /** @enum {string} */
        ClientAdviser: "assigned" | "none";
        /**
         * @description `active`: contracts that run or wait for their signature; `past`: others alone
         * @enum {string}
         */
        ClientHolding: "active" | "past" | "none";
        /**
         * @description `expiring`: one of their documents expires within thirty days, or has
         * @enum {string}
         */
        ClientValidity: "current" | "expiring";
        /** @description Of residence, ISO 3166-1 alpha-3 */
        ClientCountry: string;
        /** @enum {string} */
        ClientService: "yield" | "kaskad";
        /**
         * @description How far they came, by the furthest of their contracts, else by their identity
         * @enum {string}
         */
        ClientStage: "registered" | "identity" | "verified" | "initiated" | "signed" | "proved" | "paid";
        /**
         * @description What holds them up, the first that is true; `review`: our own examination
         * @enum {string}
         */
        ClientBlock: "none" | "locked" | "identity" | "documents" | "profile" | "review";
        ClientRow: {
            id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            /** @description Of a company’s manager */
            company_name: string | null;
            /** @description Null once the account is closed */
            email: string | null;
            phone: string;
            kind: components["schemas"]["ClientKind"];
            identity: components["schemas"]["ClientIdentity"];
            documents: components["schemas"]["ClientDocuments"];
            profile: components["schemas"]["ClientProfile"];
            state: components["schemas"]["ClientState"];
            stage: components["schemas"]["ClientStage"];
            block: components["schemas"]["ClientBlock"];
            adviser: components["schemas"]["Adviser"] | null;
            /** @description Of any status */
            contracts: number;
            active_contracts: number;
            /** @description Of running contracts at the last NAVs; null when one or a rate is missing */
            value_eur: components["schemas"]["NullableAmount"];
            services: components["schemas"]["Service"][];
            has_two_factor: boolean;
            signed_in_at: components["schemas"]["NullableInstant"];
            created_at: components["schemas"]["Instant"];
        };
        ClientPage: {
            items: components["schemas"]["ClientRow"][];
            /** @description Of a search, at most 10 000 */
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        /** @description How many clients each view of the list has */
        ClientCounts: {
            /** @description Identity to examine */
            review: number;
            /** @description Documents of a company to examine */
            documents: number;
            incomplete: number;
            /** @description Without an adviser */
            unassigned: number;
            /** @description Without a contract */
            idle: number;
            /** @description A document that expires within thirty days, or has */
            expiring: number;
            locked: number;
            all: number;
        };
        /** @description Why the identity provider refused, while it stands */
        ClientRefusal: {
            /** @enum {string} */
            type: "RETRY" | "FINAL";
            /** @description The client reads it */
            comment: string | null;
            /** @description The client never reads it; null to an adviser */
            staff_note: string | null;
            labels: string[];
        };
        ClientCompanyDocument: {
            type: components["schemas"]["CompanyDocType"];
            /** @description Empty when none was sent */
            review: components["schemas"]["DocumentReview"];
            reason: string | null;
            updated_at: components["schemas"]["NullableInstant"];
        };
        /** @description What the account opens */
        ClientAccess: {
            /** @enum {string} */
            role: "client" | "cgp";
            can_access_yield: boolean;
            can_access_kaskad: boolean;
            can_access_yield_admin: boolean;
            can_access_kaskad_admin: boolean;
        };
        /** @description The address that replaces theirs at its hour; null when none does */
        PlannedEmail: {
            email: string;
            effective_at: components["schemas"]["Instant"];
        } | null;
        ClientRecord: {
            client: components["schemas"]["ClientRow"];
            address: string;
            zip_code: string;
            city: string;
            /** @description ISO 3166-1 alpha-3; empty when it was not typed */
            country: string;
            registration_number: string;
            company_type: string;
            kyc_status: components["schemas"]["KycStatus"];
            refusal: components["schemas"]["ClientRefusal"] | null;
            /** @description Images that the client sent */
            identity_documents: number;
            company_documents: components["schemas"]["ClientCompanyDocument"][];
            /** @description Of the profile; empty when it is complete */
            missing_fields: ("firstname" | "lastname" | "phone" | "address" | "zip_code" | "city" | "country_address")[];
            /** @enum {string} */
            role: "client" | "cgp";
            /** @description Devices that are signed in */
            sessions: number;
            /** @description Since when staff lock them out */
            locked_at: components["schemas"]["NullableInstant"];
            access: components["schemas"]["ClientAccess"];
            /** @description They administer a service too */
            is_staff: boolean;
            terms_accepted_at: components["schemas"]["NullableInstant"];
            /** @description The day that the account is deleted on */
            deletion_on: components["schemas"]["NullableDay"];
            updated_at: components["schemas"]["Instant"];
            planned_email: components["schemas"]["PlannedEmail"];
            /** @description Of what the client typed; another one once any of it changed */
            version: string;
            pending_change: components["schemas"]["PendingChange"];
            last_reminder: components["schemas"]["LastReminder"];
        };
        /**
         * @example {
         *       "version": "3f1c",
         *       "reason": "Erreur de frappe signalée par téléphone",
         *       "client": {
         *         "city": "Lyon"
         *       }
         *     }
         */
        UpdateClientBody: {
            /** @description Of the record that was read */
            version: string;
            reason: string;
            /** @description Only the fields that change; those of a company of a company’s manager alone */
            client: {
                firstname?: string;
                lastname?: string;
                phone?: string;
                address?: string;
                zip_code?: string;
                city?: string;
                country_address?: components["schemas"]["Country"];
                company_name?: string;
                registration_number?: string;
                company_type?: string;
            };
        };
        StaffAct: {
            /** @description As on the trail */
            action: string;
            /** @description Who did it; null once their account is erased */
            actor: string | null;
            detail: string | null;
            /** @description Of the contract that it was done to */
            po_number: string | null;
        };
        /** @description An event of the client’s timeline, or an act of staff */
        ClientActivity: {
            id: string;
            occurred_at: components["schemas"]["Instant"];
            event: components["schemas"]["Event"] | null;
            act: components["schemas"]["StaffAct"] | null;
        };
        ClientActivityPage: {
            items: components["schemas"]["ClientActivity"][];
            total: number;
            page: number;
            page_size: number;
        };
        /**
         * @example {
         *       "access": {
         *         "role": "cgp",
         *         "can_access_yield": true,
         *         "can_access_kaskad": false,
         *         "can_access_yield_admin": false,
         *         "can_access_kaskad_admin": false
         *       },
         *       "reason": "Devient apporteur"
         *     }
         */
        ChangeAccessBody: {
            access: components["schemas"]["ClientAccess"];
            reason: string;
        };
        /**
         * @example {
         *       "email": "camille@exemple.fr",
         *       "reason": "Identité vérifiée par téléphone"
         *     }
         */
        ReplaceEmailBody: {
            email: string;
            reason: string;
        };
        /**
         * @example {
         *       "reason": "Demande du client reçue par courrier le 20 novembre."
         *     }
         */
        ReasonBody: {
            reason: string;
        };
        ClientInvitation: {
            id: components["schemas"]["Id"];
            is_company: boolean;
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            service: components["schemas"]["Service"];
            adviser: components["schemas"]["Adviser"] | null;
            /** @description Their name */
            invited_by: string;
            sent_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            is_expired: boolean;
        };
        ClientInvitations: {
            /** @description The newest first, a hundred at most */
            items: components["schemas"]["ClientInvitation"][];
            total: number;
        };
        InvitedClient: {
            /** @description Who acts for a company */
            is_company: boolean;
            firstname: string;
            lastname: string;
            email: string;
            /** @description Empty for none */
            phone: string;
            service: components["schemas"]["Service"];
        };
        /**
         * @description Null for none
         * @example 0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001
         */
        AdviserId: components["schemas"]["Id"] | null;
        /**
         * @example {
         *       "client": {
         *         "is_company": false,
         *         "firstname": "Camille",
         *         "lastname": "Moreau",
         *         "email": "camille.moreau@exemple.fr",
         *         "phone": "06-12-34-56-78",
         *         "service": "yield"
         *       },
         *       "adviser_id": null
         *     }
         */
        InviteClientBody: {
            client: components["schemas"]["InvitedClient"];
            adviser_id: components["schemas"]["AdviserId"];
        };
        UndoableAssignments: {
            items: {
                id: components["schemas"]["Id"];
                /** @description Who was given the clients; null for none */
                adviser: components["schemas"]["Adviser"] | null;
                /** @description How many moved */
                clients: number;
                seconds_left: number;
            }[];
        };
        AssignClientsBody: {
            adviser_id: components["schemas"]["AdviserId"];
            reason: string;
            clients: {
                id: components["schemas"]["Id"];
                from_id: components["schemas"]["AdviserId"];
            }[];
        };
        ClientAssignment: {
            adviser: components["schemas"]["Adviser"] | null;
            items: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Who advises them now */
                adviser: components["schemas"]["Adviser"] | null;
                /**
                 * @description Of their adviser: `other` than the one of the request, who is given them; `same` already; `closed`: their account is
                 * @enum {string}
                 */
                state: "other" | "same" | "closed";
            }[];
        };
        AssignmentSelection: {
            adviser_id: components["schemas"]["AdviserId"];
            ids: components["schemas"]["Id"][];
        };
        UndoneAssignment: {
            /** @description Clients who have their former adviser again */
            undone: number;
            /** @description Clients who moved since, or whose former adviser may have none */
            kept: number;
        };
        /**
         * @description `remind`: write to the client; `correct`: ask for other documents; `reopen`: allow a new try; `revoke`: take an approval back
         * @enum {string}
         */
        KycAction: "remind" | "approve" | "correct" | "reject" | "reopen" | "revoke";
        /**
         * @description `super_admin`: a second person too
         * @enum {string}
         */
        KycControl: "alone" | "second_person" | "super_admin";
        AllowedKycAction: {
            action: components["schemas"]["KycAction"];
            control: components["schemas"]["KycControl"];
        };
        ClientFile: {
            id: components["schemas"]["Id"];
            name: string;
            mime: string;
            size_bytes: number;
        };
        ClientImage: {
            file: components["schemas"]["ClientFile"];
            doc_type: components["schemas"]["IdentityDocType"];
            /** @description ISO 3166-1 alpha-3 */
            country: string;
            /** @enum {string|null} */
            side: "FRONT_SIDE" | "BACK_SIDE" | null;
            sent_at: components["schemas"]["Instant"];
        };
        /**
         * @description `too_old`: of a KBIS alone
         * @enum {string}
         */
        DocumentFault: "wrong_document" | "missing_page" | "unreadable" | "expired" | "cropped" | "other_holder" | "password" | "too_old" | "incomplete" | "other";
        /** @description What the client will read once the corrections are asked for */
        DocumentMark: {
            fault: components["schemas"]["DocumentFault"];
            /** @description Of staff to the client; empty when the fault says all */
            message: string;
        } | null;
        ExaminedDocument: {
            type: components["schemas"]["CompanyDocType"];
            file: components["schemas"]["ClientFile"];
            /** @enum {string} */
            review: "checking" | "approved" | "rejected";
            /** @description What the client reads */
            reason: string | null;
            mark: components["schemas"]["DocumentMark"];
            /** @description The client never reads it */
            comment: string | null;
            sent_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["NullableInstant"];
            /** @description Their name */
            decided_by: string | null;
        };
        FrozenName: {
            registry_id: string;
            /** @enum {string} */
            nature: "person" | "entity";
            name: string;
            /** @description As precise as it is known: a year, a month or a day */
            born_on: string | null;
        };
        /** @description The client’s name, and their company’s, in the French register of asset freezes */
        FreezeCheck: {
            /** @description Of the register; null when none was imported */
            published_on: components["schemas"]["NullableDay"];
            /** @description The first of the names that may be theirs */
            found: components["schemas"]["FrozenName"][];
            /** @description How many there are: `found` has the first of them */
            total: number;
        };
        ClientIdentityCase: {
            state: components["schemas"]["ClientIdentity"];
            refusal: components["schemas"]["ClientRefusal"] | null;
            /** @description Those that the caller may take now */
            actions: components["schemas"]["AllowedKycAction"][];
            /** @description Of a case to examine */
            waiting_since: components["schemas"]["NullableInstant"];
            /** @description How many times it was refused */
            refusals: number;
            last_reminder: components["schemas"]["LastReminder"];
            images: components["schemas"]["ClientImage"][];
            /** @description Of a company */
            documents: components["schemas"]["ExaminedDocument"][];
            expiries: components["schemas"]["DocumentExpiry"][];
            asset_freeze: components["schemas"]["FreezeCheck"];
            pending_change: components["schemas"]["PendingChange"];
        };
        /** @enum {string} */
        RejectType: "RETRY" | "FINAL";
        /**
         * @example {
         *       "action": "approve",
         *       "state": "pending"
         *     }
         */
        DecideKycBody: {
            action: components["schemas"]["KycAction"];
            /** @description The one that was shown */
            state: components["schemas"]["ClientIdentity"];
            /** @description The images that were shown: an approval is refused (409) once there are others */
            file_ids?: components["schemas"]["Id"][];
            fault?: components["schemas"]["DocumentFault"];
            reject_type?: components["schemas"]["RejectType"];
            /** @description To the client */
            message?: string;
            /** @description For staff; the client never reads it */
            comment?: string;
            /** @description Of what a second person approves */
            reason?: string;
        };
        CompanyLine: {
            /** @enum {string} */
            field: "name" | "siren" | "form" | "address" | "manager";
            /** @description Empty when it was not typed */
            declared: string;
            /** @description Null when the register does not say */
            registered: string | null;
            /** @enum {string} */
            verdict: "same" | "different" | "unknown";
        };
        CompanyComparison: {
            /**
             * @description `not_checked`: no register is set; `bad_number`: the key of the SIREN is wrong; nothing is compared but with `compared`
             * @enum {string}
             */
            state: "compared" | "not_checked" | "bad_number" | "not_found" | "unavailable" | "no_company";
            /** @description False of a company that has ceased */
            is_active: boolean | null;
            lines: components["schemas"]["CompanyLine"][];
        };
        /**
         * @example {
         *       "type": "kbis",
         *       "file_id": "0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001",
         *       "decided_at": null,
         *       "decision": "approved"
         *     }
         */
        DecideDocumentBody: {
            type: components["schemas"]["CompanyDocType"];
            /** @description The one that was examined; 409 once there is another */
            file_id: components["schemas"]["Id"];
            /** @description The decision that was shown; 409 once there is another */
            decided_at: components["schemas"]["NullableInstant"];
            /**
             * @description `rejected` marks it to be corrected
             * @enum {string}
             */
            decision: "approved" | "checking" | "rejected";
            fault?: components["schemas"]["DocumentFault"];
            /** @description To the client */
            message?: string;
            /** @description For staff; the client never reads it */
            comment?: string;
        };
        /**
         * @example {
         *       "document": "kbis",
         *       "file_id": "0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001",
         *       "last_day": "2027-01-15"
         *     }
         */
        SetDocumentExpiryBody: {
            document: components["schemas"]["DatedDocument"];
            /** @description The one whose date was read; 409 once there is another */
            file_id: components["schemas"]["Id"];
            /** @description Null: it does not expire */
            last_day: components["schemas"]["NullableDay"];
        };
        /**
         * @example {
         *       "documents": [
         *         {
         *           "type": "kbis",
         *           "decided_at": "2026-01-04T09:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        RequestCorrectionsBody: {
            /** @description The marked ones that were shown; 409 once there are others, or other words */
            documents: {
                type: components["schemas"]["CompanyDocType"];
                decided_at: components["schemas"]["NullableInstant"];
            }[];
        };
        ClientFileLink: {
            url: string;
        };
        /**
         * @example {
         *       "reason": "request",
         *       "details": "Appel du client sur la valeur de son contrat."
         *     }
         */
        ViewAsBody: {
            reason: components["schemas"]["ViewReason"];
            /** @description The client reads it */
            details: string;
        };
        RequestedView: {
            id: components["schemas"]["Id"];
        };
        ClientAccessEntry: {
            id: components["schemas"]["Id"];
            opened_at: components["schemas"]["Instant"];
            /** @description Null while it is open */
            ended_at: components["schemas"]["NullableInstant"];
            role: components["schemas"]["ViewerRole"];
            reason: components["schemas"]["ViewReason"];
            details: string;
            /** @description First name and name */
            viewer: string;
        };
        ClientAccessPage: {
            items: components["schemas"]["ClientAccessEntry"][];
            total: number;
            page: number;
            page_size: number;
        };
        Delegations: {
            items: {
                id: components["schemas"]["Id"];
                /** @description Whose clients they are */
                from: components["schemas"]["Adviser"];
                /** @description Who sees them */
                to: components["schemas"]["Adviser"];
                first_day: components["schemas"]["Day"];
                last_day: components["schemas"]["Day"];
                reason: string;
                /** @description Today; else it is to come */
                is_in_force: boolean;
            }[];
        };
        /**
         * @example {
         *       "from_id": "0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001",
         *       "to_id": "0197c7a4-0a51-7c55-9d0e-3f5a8a3f0002",
         *       "first_day": "2026-12-21",
         *       "last_day": "2026-12-31",
         *       "reason": "Congés"
         *     }
         */
        NewDelegation: {
            /** @description Whose clients they are */
            from_id: components["schemas"]["Id"];
            to_id: components["schemas"]["Id"];
            first_day: components["schemas"]["Day"];
            last_day: components["schemas"]["Day"];
            reason: string;
        };
        MyPortfolio: {
            /** @description Accounts that are not closed */
            clients: number;
            /** @description What they hold, at the last NAVs; null when one or a rate is missing */
            value_eur: components["schemas"]["NullableAmount"];
            /** @description Contracts paid since the first of the month and not renounced; null when a rate is missing */
            collected_eur: components["schemas"]["NullableAmount"];
            /** @description Every stage, in its order: each client is at one */
            stages: {
                stage: components["schemas"]["ClientStage"];
                clients: number;
            }[];
        };
        /**
         * @description Why a client is in the day of their adviser. `expiring`: one of their documents expires within 30 days, or has. `idle`: verified, registered for 30 days and without a subscription.
         * @enum {string}
         */
        DayReason: "unpaid" | "unsigned" | "identity" | "documents" | "expiring" | "profile" | "idle";
        MyDay: {
            /** @description Tasks and clients together */
            todo: number;
            /** @description Tasks whose day is past */
            late: number;
            /** @description Open ones of today and before, then those without a day; at most 200 */
            tasks: components["schemas"]["Task"][];
            /** @description Every reason that has a client, in the order of the screen */
            groups: {
                reason: components["schemas"]["DayReason"];
                clients: number;
                /** @description At most five, those that have waited longest first */
                items: {
                    client_id: components["schemas"]["Id"];
                    /** @description Their name; of a company, its own */
                    client: string;
                    /** @description Of the oldest contract that waits */
                    po_number: string | null;
                    /** @description Of that contract, else of the registration; null where the reason began later */
                    since: components["schemas"]["NullableInstant"];
                }[];
            }[];
        };
        /**
         * @description What their adviser does next, where no task says it
         * @enum {string}
         */
        ClientStep: "wait" | "unlock" | "identity" | "documents" | "profile" | "subscribe" | "sign" | "pay" | "follow";
        MyClientRow: {
            /** @description Of the client */
            id: components["schemas"]["Id"];
            client: components["schemas"]["ClientRow"];
            /** @description The last message, reminder or note of an adviser; null before any */
            last_contact_at: components["schemas"]["NullableInstant"];
            next_step: components["schemas"]["ClientStep"];
            /** @description The first open task of their adviser */
            next_task: {
                title: components["schemas"]["TaskTitle"];
                due_day: components["schemas"]["NullableDay"];
                is_late: boolean;
            } | null;
        };
        MyClientPage: {
            items: components["schemas"]["MyClientRow"][];
            /** @description Of a search, at most 10 000 */
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        Job: {
            id: components["schemas"]["Id"];
            /** @description The code of the exported list */
            list: string;
            format: components["schemas"]["ExportFormat"];
            /** @description In French, as in the name of the file */
            filters: string[];
            /** @enum {string} */
            status: "waiting" | "running" | "done" | "failed" | "canceled";
            /** @description Rows read */
            done: number;
            /** @description Rows to read; null before it starts */
            total: number | null;
            /** @description Of the file, without its head */
            lines: number | null;
            file_name: string;
            /** @description A link of a few minutes, for the caller alone; null without a file */
            file_url: string | null;
            size_bytes: number | null;
            /** @enum {string|null} */
            failure: "too_many_lines" | "error" | null;
            created_at: components["schemas"]["Instant"];
            /** Format: date-time */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description The job and its file are deleted then
             */
            expires_at: string | null;
            is_downloaded: boolean;
        };
        /**
         * @description `invited`: never signed in yet
         * @enum {string}
         */
        AdviserState: "active" | "invited" | "disabled";
        AdviserRow: {
            id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            email: string;
            /** @description Empty for none */
            phone: string;
            /** @description Empty for none: clients read the default one */
            booking_url: string;
            state: components["schemas"]["AdviserState"];
            /** @description Accounts that are not closed */
            clients: number;
            signed_in_at: components["schemas"]["NullableInstant"];
            created_at: components["schemas"]["Instant"];
            /** @description Of what staff typed; another one once any of it changed */
            version: string;
        };
        AdviserRows: {
            items: components["schemas"]["AdviserRow"][];
        };
        AdviserTyped: {
            firstname: string;
            lastname: string;
            phone: string;
            booking_url: string;
        };
        /**
         * @example {
         *       "email": "nora.conseil@exemple.fr",
         *       "adviser": {
         *         "firstname": "Nora",
         *         "lastname": "Lemaire",
         *         "phone": "06-12-34-56-78",
         *         "booking_url": "https://calendly.com/nora"
         *       }
         *     }
         */
        InviteAdviserBody: {
            email: string;
            adviser: components["schemas"]["AdviserTyped"];
        };
        AdviserFigures: {
            items: {
                id: components["schemas"]["Id"];
                /** @description What their clients hold, at the last NAVs; null when one or a rate is missing */
                value_eur: components["schemas"]["NullableAmount"];
                /** @description Contracts of their clients paid in the last 30 days and not renounced; null when a rate is missing */
                collected_eur: components["schemas"]["NullableAmount"];
                /** @description Contracts to sign or to pay */
                underway: number;
                /** @description Clients with a verified identity */
                verified: number;
                /** @description Of those who are verified, how many paid a contract */
                paying: number;
                /** @description Between a signature and its payment, over twelve months; null without any */
                median_days: number | null;
            }[];
        };
        /**
         * @example {
         *       "version": "3f1c",
         *       "adviser": {
         *         "firstname": "Nora",
         *         "lastname": "Lemaire",
         *         "phone": "06-12-34-56-78",
         *         "booking_url": "https://calendly.com/nora"
         *       }
         *     }
         */
        UpdateAdviserBody: {
            /** @description Of the record that was read */
            version: string;
            adviser: components["schemas"]["AdviserTyped"];
        };
        /**
         * @example {
         *       "adviser_id": "0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001",
         *       "clients": 18,
         *       "reason": "Départ"
         *     }
         */
        ReassignBody: {
            adviser_id: components["schemas"]["AdviserId"];
            /** @description How many the preview showed */
            clients: number;
            reason: string;
        };
        /**
         * @description Clients never see a `draft`; `suspended` takes no new subscription, `archived` is seen by those who have a contract of it
         * @enum {string}
         */
        ProductStatus: "draft" | "published" | "suspended" | "archived";
        ContractCount: {
            status: components["schemas"]["ContractStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description Title of a strategy */
            strategy: string;
            count: number;
        };
        ListTotal: {
            /** @description Null where more than 10 000 rows would have to be read */
            total_eur: components["schemas"]["NullableAmount"];
            /** @description Currencies without a rate, which the total leaves out */
            unconverted: string[];
        };
        /**
         * @description `proposed`: those of `open` that may pay a contract
         * @enum {string}
         */
        ReceiptTab: "open" | "proposed" | "attached" | "unmatched" | "returned" | "payout_return";
        /** @enum {string} */
        ReceiptSource: "typed" | "camt053" | "csv" | "chain" | "reprise";
        /**
         * @description `bank:<IBAN>` or `wallet:<network>:<address>`
         * @example bank:FR7630006000011234567890189
         */
        HouseAccount: string;
        /**
         * @description `corrected`: a later version replaced the one first published
         * @enum {string}
         */
        NavStatus: "published" | "corrected";
        JobList: {
            jobs: components["schemas"]["Job"][];
        };
        JobQueue: {
            name: string;
            waiting: number;
            running: number;
            /** @description Failed after every retry */
            dead: number;
            /**
             * Format: date-time
             * @description Null without one in the last day
             */
            last_success: string | null;
            /**
             * Format: date-time
             * @description Of a dead job
             */
            last_failure: string | null;
            /** @description Of a dead job; without personal data */
            last_error: string | null;
        };
        JobQueueList: {
            queues: components["schemas"]["JobQueue"][];
            /** @description Whether the process that responded takes jobs */
            is_running: boolean;
        };
        /**
         * @description `start_check`: « Passer en vérification »; `remind`: « Relancer »
         * @enum {string}
         */
        BulkKind: "start_check" | "remind";
        /**
         * @description `waiting`: its emails wait, nothing is done yet
         * @enum {string}
         */
        BulkState: "previewed" | "expired" | "waiting" | "running" | "done" | "undoing" | "undone";
        /** @description Rows by result */
        BulkCounts: {
            planned: number;
            ignored: number;
            done: number;
            failed: number;
            undone: number;
            kept: number;
        };
        /**
         * @description `kept`: done, and could not be undone
         * @enum {string}
         */
        BulkRowState: "planned" | "ignored" | "done" | "failed" | "undone" | "kept";
        /**
         * @description Why a row was ignored, failed or kept; `mail_sent`: it was undone and its email had left
         * @enum {string}
         */
        BulkReason: "own_contract" | "not_signed" | "contract_ended" | "already_paid" | "payment_canceled" | "proof_filed" | "under_check" | "client_locked" | "no_access" | "identity_not_approved" | "profile_waiting" | "already_reminded" | "same_client" | "changed" | "canceled" | "not_allowed" | "gone" | "error" | "moved_since" | "mail_sent";
        BulkReasonCount: {
            state: components["schemas"]["BulkRowState"];
            reason: components["schemas"]["BulkReason"];
            count: number;
        };
        /** @description What its author may do to it now. `cancel`: nothing is done yet; `stop`: what is done cannot be undone; null when it is too late */
        BulkUndo: {
            /** @enum {string} */
            action: "cancel" | "stop" | "undo";
            /** @description Null while it runs */
            seconds_left: number | null;
        } | null;
        Bulk: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BulkKind"];
            state: components["schemas"]["BulkState"];
            author: string;
            /** @description Only its author confirms it or undoes it */
            is_mine: boolean;
            total: number;
            counts: components["schemas"]["BulkCounts"];
            reasons: components["schemas"]["BulkReasonCount"][];
            created_at: components["schemas"]["Instant"];
            committed_at: components["schemas"]["NullableInstant"];
            finished_at: components["schemas"]["NullableInstant"];
            undo: components["schemas"]["BulkUndo"];
        };
        BulkPage: {
            items: components["schemas"]["Bulk"][];
            total: number;
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        BulkSelection: {
            kind: components["schemas"]["BulkKind"];
            /** @description Contracts; absent for all those of the filters */
            ids?: components["schemas"]["Id"][];
        };
        BulkRow: {
            /** @description Of the contract */
            id: components["schemas"]["Id"];
            po_number: string;
            /** @description Their name */
            client: string;
            product: string;
            currency: components["schemas"]["PaymentCurrency"];
            amount: components["schemas"]["Amount"];
            state: components["schemas"]["BulkRowState"];
            reason: components["schemas"]["BulkReason"] | null;
            /** @description Since when, of a reason that has an instant */
            reason_at: components["schemas"]["NullableInstant"];
            done_at: components["schemas"]["NullableInstant"];
        };
        BulkRowPage: {
            items: components["schemas"]["BulkRow"][];
            total: number;
            page: number;
            page_size: number;
        };
        ContractMail: {
            id: components["schemas"]["Id"];
            subject: string;
            /**
             * @description `retried`: a first attempt failed; `failed`: no other is made
             * @enum {string}
             */
            state: "queued" | "retried" | "sent" | "failed";
            /** @description A reminder that none of the staff sent */
            is_scheduled: boolean;
            /** @description Name of who of the staff decided to send it */
            sent_by: string | null;
            created_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["NullableInstant"];
        };
        ContractMails: {
            items: components["schemas"]["ContractMail"][];
        };
        ContractDocument: {
            /** @enum {string} */
            kind: "contract" | "pep" | "evidence";
            name: string;
            size_bytes: number;
            sha256: string;
            created_at: components["schemas"]["Instant"];
            /** @description Short-lived signed link */
            url: string;
        };
        ContractDocuments: {
            items: components["schemas"]["ContractDocument"][];
        };
        DocumentVersion: {
            id: components["schemas"]["Id"];
            number: number;
            /** @description Of its file */
            name: string;
            size_bytes: number;
            sha256: string;
            added_at: components["schemas"]["Instant"];
            /** @description First name and last name */
            added_by: string;
            /** @description Why it replaces the version before; null on the first */
            reason: string | null;
        };
        AddedDocument: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Newest first */
            versions: components["schemas"]["DocumentVersion"][];
        };
        AddedDocuments: {
            items: components["schemas"]["AddedDocument"][];
        };
        AddDocumentForm: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
            /** @description Refused in words (422) when blank or over 120 characters */
            title: string;
        };
        ReplaceDocumentForm: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
            /** @description The number of the newest version that was read */
            version: string;
            /** @description Refused in words (422) when blank */
            reason: string;
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
            /** @description Why it is accepted, when the amount or the day is unusual */
            reason?: string;
        };
        /**
         * @example {
         *       "amount": "0.25",
         *       "value_date": "2026-01-05",
         *       "reason": "Saisie erronée"
         *     }
         */
        RectifyPaymentBody: {
            /**
             * Format: uuid
             * @description Of a contract that was paid in several parts
             */
            receipt_id?: string;
            /** @description As it was received */
            amount: components["schemas"]["AmountInput"];
            /** @description Day of receipt, Europe/Paris */
            value_date: string;
            /** @description Of a receipt that was typed by hand; its own by default */
            reference?: string;
            /**
             * Format: uuid
             * @description A file stored by `uploadRectificationFile`
             */
            document_id?: string;
            /** @description Shown to the client */
            reason: string;
        };
        /** @description A change that is not made yet */
        ChangePreview: {
            /** @description It would be held until another person approves it */
            needs_second_person: boolean;
            /** @description Why */
            warnings: string[];
            lines: components["schemas"]["ChangeLine"][];
        };
        UploadStaffFile: {
            /**
             * Format: binary
             * @description image/* or application/pdf, checked by content
             */
            file: string;
        };
        StaffFile: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Short-lived signed link */
            url: string;
        };
        StatementIssues: {
            issues: components["schemas"]["StatementIssue"][];
        };
        RefuseProofBody: {
            /** @enum {string} */
            reason: "reference_not_found" | "amount_mismatch" | "wrong_network" | "unreadable" | "unconfirmed" | "other";
            /** @description Shown to the client */
            message?: string;
        };
        /** @enum {string} */
        RegisterView: "to_enter" | "to_strike" | "gaps" | "entered" | "unattested" | "unpaid" | "undealt" | "all";
        /** @enum {string} */
        RegisterNature: "subscription" | "withdrawal" | "closing" | "renunciation" | "rectification" | "reprise";
        /** @enum {string} */
        RegisterStatus: "unpaid" | "undealt" | "to_enter" | "entered" | "gap" | "corrected";
        /** @description What the register says of a holder, and no more: no mailbox, telephone, yield or image */
        RegisterHolder: {
            /** @description Last name and first name, or denomination; empty once the contract was erased */
            name: string;
            /** @enum {string} */
            kind: "person" | "company";
            /** @description Legal form of a company */
            form: string;
            /** @description SIREN or SIRET of a company */
            registration_number: string;
        };
        RegisterLine: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RegisterStatus"];
            nature: components["schemas"]["RegisterNature"];
            strategy_id: string;
            /** @description The category */
            strategy_title: string;
            /** @description The act, and the account of the holder; null once the contract was erased */
            po_number: string | null;
            holder: components["schemas"]["RegisterHolder"];
            /** @description Signed; null before they are dealt */
            units: components["schemas"]["NullableAmount"];
            /** @description In `asset`, signed as the units */
            amount: components["schemas"]["NullableAmount"];
            asset: string;
            order_day: components["schemas"]["NullableDay"];
            dealing_day: components["schemas"]["NullableDay"];
            signed_at: components["schemas"]["NullableInstant"];
            paid_on: components["schemas"]["NullableDay"];
            since: components["schemas"]["Instant"];
            /** @description Its number in the unit register */
            movement: number | null;
            /** @description Of its entry */
            number: number | null;
            reference: string | null;
            entered_at: components["schemas"]["NullableInstant"];
        };
        RegisterLinePage: {
            items: components["schemas"]["RegisterLine"][];
            /** @description Of a search, at most 10 000 */
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        RegisterCheck: {
            at: components["schemas"]["Instant"];
            is_nightly: boolean;
            is_whole: boolean;
            entries: number;
            faults: {
                strategy_id: string;
                number: number;
                /** @description missing, order, changed, holder, units or trail */
                problem: string;
            }[];
            strategies: {
                strategy_id: string;
                /** @description Units of the books */
                ledger: components["schemas"]["Amount"];
                entered: components["schemas"]["Amount"];
                to_enter: components["schemas"]["Amount"];
                /** @description Of the books, less what is entered and to enter */
                difference: components["schemas"]["Amount"];
                /** @description Those whose entries differ from their movements */
                contracts: {
                    po_number: string | null;
                    ledger: components["schemas"]["Amount"];
                    register: components["schemas"]["Amount"];
                }[];
            }[];
        };
        LastRegisterCheck: {
            check: components["schemas"]["RegisterCheck"] | null;
        };
        /** @description How many lines each view has */
        RegisterCounts: {
            to_enter: number;
            /** @description Of those to enter, the closings and renunciations */
            to_strike: number;
            gaps: number;
            entered: number;
            /** @description Of those entered, the ones to which no attestation is attached */
            unattested: number;
            unpaid: number;
            undealt: number;
            all: number;
            entered_this_month: number;
            /** @description Those that have a line, by title */
            products: {
                id: string;
                title: string;
            }[];
        };
        /** @description A row of the register */
        RegisterEntry: {
            number: number;
            nature: components["schemas"]["RegisterNature"];
            operation_day: components["schemas"]["Day"];
            reference: string;
            units: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            asset: string;
            /** @description Account that gives the units; empty of a rectification */
            debit: string;
            /** @description Account that receives them */
            credit: string;
            /** @description Of a rectification */
            reason: string | null;
            entered_at: components["schemas"]["Instant"];
            entered_by: string;
            hash: string;
        };
        RegisterDiscrepancy: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            field: "holder" | "form" | "registration_number" | "address" | "units" | "amount" | "day" | "other";
            expected: string;
            comment: string;
            reported_at: components["schemas"]["Instant"];
            reported_by: string;
            answer: string | null;
            answered_at: components["schemas"]["NullableInstant"];
            answered_by: string | null;
        };
        RegisterAttestation: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description A signed link */
            url: string;
            sha256: string;
            attached_at: components["schemas"]["Instant"];
        };
        RegisterLineRecord: {
            line: components["schemas"]["RegisterLine"];
            /** @description That the operation may have; null before it is dealt */
            first_day: components["schemas"]["NullableDay"];
            /** @description Of the operation; null before it is dealt */
            proposed_day: components["schemas"]["NullableDay"];
            /** @description Of the holder; empty once the contract was erased */
            address: string;
            /** @description Account that gives the units */
            debit: string;
            /** @description Account that receives them */
            credit: string;
            /** @description Its entry, then its rectifications */
            entries: components["schemas"]["RegisterEntry"][];
            /** @description The newest first */
            discrepancies: components["schemas"]["RegisterDiscrepancy"][];
            attestations: components["schemas"]["RegisterAttestation"][];
        };
        /**
         * @example {
         *       "operation_day": "2026-01-05",
         *       "reference": "EQS-2026-0412",
         *       "units": "109.351485148515"
         *     }
         */
        EnterMovementBody: {
            operation_day: components["schemas"]["NullableDay"];
            reference: string;
            units: components["schemas"]["AmountInput"];
        };
        /**
         * @example {
         *       "operation_day": "2026-01-05",
         *       "reference": "EQS-2026-0412",
         *       "reason": "Date erronée"
         *     }
         */
        RectifyEntryBody: {
            operation_day: components["schemas"]["NullableDay"];
            reference: string;
            reason: string;
        };
        /**
         * @example {
         *       "field": "address",
         *       "expected": "12 rue de la Paix",
         *       "comment": "Adresse du KBIS différente"
         *     }
         */
        ReportGapBody: {
            /** @enum {string|null} */
            field: "holder" | "form" | "registration_number" | "address" | "units" | "amount" | "day" | "other" | null;
            expected: string;
            comment: string;
        };
        /**
         * @example {
         *       "answer": "Adresse corrigée sur la fiche du client"
         *     }
         */
        AnswerGapBody: {
            /** @description Read by the register keeper */
            answer: string;
        };
        /**
         * @description Null for a transfer
         * @enum {string|null}
         */
        PayoutNetwork: "bitcoin" | "ethereum" | null;
        /**
         * @description `receipt`: the account it came from. `declared`: by the client. `staff`: from a signed form.
         * @enum {string}
         */
        BeneficiarySource: "receipt" | "declared" | "staff";
        Beneficiary: {
            source: components["schemas"]["BeneficiarySource"];
            name: string;
            /** @description An IBAN or an address */
            account: string;
            bic: string | null;
            network: components["schemas"]["PayoutNetwork"];
        };
        PayoutRow: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PayoutKind"];
            state: components["schemas"]["PayoutState"];
            /** @description Null when the beneficiary has no account */
            client: components["schemas"]["ClientSummary"] | null;
            /** @description Who sent the receipt that it returns */
            payer: string | null;
            contract_id: string | null;
            po_number: string | null;
            product: string | null;
            /** @description Net */
            amount: components["schemas"]["Amount"];
            asset: string;
            /** @description Deducted from what was taken out, in `asset` */
            exit_fee: components["schemas"]["NullableAmount"];
            /** @description Last day to pay it */
            due_by: components["schemas"]["NullableDay"];
            /** @description Not paid before this day */
            held_until: components["schemas"]["NullableDay"];
            /** @description False while the money that it returns has not been found */
            is_received: boolean;
            requested_at: components["schemas"]["Instant"];
            method: components["schemas"]["PaymentMethod"];
            network: components["schemas"]["PayoutNetwork"];
            /** @description Null until it is prepared */
            beneficiary: components["schemas"]["Beneficiary"] | null;
            /** @description The account of ours that pays it, as the books name it */
            paying_account: string;
            /** @description The file of credit transfers that holds it */
            file_id: string | null;
            executed_on: components["schemas"]["NullableDay"];
            reference: string | null;
            /** @description Why nothing is to be paid */
            reason: string | null;
        };
        PayoutCounts: {
            /** @description Still owed */
            open: number;
            /** @description Of these, past their last day */
            late: number;
            to_qualify: number;
            to_prepare: number;
            to_approve: number;
            to_execute: number;
            executed: number;
            void: number;
            replaced: number;
        };
        PayoutPage: {
            items: components["schemas"]["PayoutRow"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            counts: components["schemas"]["PayoutCounts"];
        };
        /** @description The order that it pays, as it was executed */
        PayoutOrder: {
            order_day: components["schemas"]["Day"];
            dealing_day: components["schemas"]["NullableDay"];
            nav: components["schemas"]["NullableAmount"];
            units: components["schemas"]["NullableAmount"];
            gross: components["schemas"]["NullableAmount"];
            fees: components["schemas"]["NullableAmount"];
        };
        /** @description The money that it returns */
        PayoutReceipt: {
            day: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            asset: string;
            payer_name: string | null;
            payer_account: string | null;
            wording: string | null;
            external_id: string;
        };
        /** @enum {string} */
        EntryKind: "opening" | "receipt" | "match" | "deal-in" | "deal-out" | "payout" | "return" | "renunciation" | "deal-back" | "transfer" | "cost" | "reversal" | "rectification";
        ContractName: {
            id: components["schemas"]["Id"];
            po_number: string | null;
            client: string;
            /** @description Title of its strategy */
            product: string;
        };
        NullableContractName: components["schemas"]["ContractName"] | null;
        /** @example invested:usdfy */
        Account: string;
        /** @enum {string} */
        AccountFamily: "bank" | "wallet" | "custody" | "unmatched" | "waiting" | "invested" | "performance" | "exchange" | "fees" | "house" | "costs" | "rounding" | "payable";
        AccountName: {
            account: components["schemas"]["Account"];
            family: components["schemas"]["AccountFamily"];
            /** @description Title of the strategy it is of */
            strategy: string | null;
            /** @description Of a contract, or of a payout: what is owed for it */
            contract: components["schemas"]["NullableContractName"];
        };
        Posting: {
            account: components["schemas"]["AccountName"];
            asset: components["schemas"]["Asset"];
            /** @description Positive for a debit */
            amount: components["schemas"]["Amount"];
        };
        JournalEntry: {
            id: components["schemas"]["Id"];
            number: number;
            kind: components["schemas"]["EntryKind"];
            order_day: components["schemas"]["Day"];
            booked_at: components["schemas"]["Instant"];
            /** @description Null: the system */
            booked_by: string | null;
            reason: string | null;
            reverses: number | null;
            reversed_by: number | null;
            /** @description A movement of our accounts: `reverseMovement` undoes it */
            is_reversible: boolean;
            /** @description Its reversal */
            pending_change: components["schemas"]["PendingChange"];
            contract: components["schemas"]["NullableContractName"];
            postings: components["schemas"]["Posting"][];
        };
        /** @description What may be chosen without typing it */
        KnownBeneficiary: {
            beneficiary: components["schemas"]["Beneficiary"];
            /** @description Of what the client declared */
            usable_from: components["schemas"]["NullableInstant"];
            is_usable: boolean;
            /** @description The bank sent the last transfer to this account back */
            sent_back_on: components["schemas"]["NullableDay"];
        };
        PayoutDetail: {
            payout: components["schemas"]["PayoutRow"];
            /** @description The payout that it replaces: sent back by the bank, or of a closing that was renounced */
            replaces_id: string | null;
            /** @description The payout that replaces it */
            replaced_by_id: string | null;
            order: components["schemas"]["PayoutOrder"] | null;
            receipt: components["schemas"]["PayoutReceipt"] | null;
            entries: components["schemas"]["JournalEntry"][];
            /** @description The one taken by default first */
            known_beneficiaries: components["schemas"]["KnownBeneficiary"][];
            /** @description The signed form of a beneficiary that staff typed */
            form: components["schemas"]["StaffFile"] | null;
            pending_change: components["schemas"]["PendingChange"];
        };
        /**
         * @example {
         *       "source": "receipt"
         *     }
         */
        PreparePayoutBody: {
            source?: components["schemas"]["BeneficiarySource"];
            name?: string;
            account?: string;
            bic?: string | null;
            reason?: string;
            /** @description A file stored by `uploadPayoutForm` */
            form_id?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "executed_on": "2026-01-12",
         *       "reference": "VIR-90021"
         *     }
         */
        ExecutePayoutBody: {
            /** @description Calendar day, Europe/Paris */
            executed_on: string;
            reference: string;
        };
        /**
         * @example {
         *       "reason": "Aucun virement reçu trente jours après la renonciation."
         *     }
         */
        VoidPayoutBody: {
            reason: string;
        };
        /**
         * @example {
         *       "outcome": "due"
         *     }
         */
        QualifyPayoutBody: {
            /** @enum {string} */
            outcome: "paid" | "due";
            /** @description Of `paid` */
            executed_on?: string | null;
            /** @description Of `paid` */
            reference?: string;
        };
        CreatePayoutFileBody: {
            payout_ids: components["schemas"]["Id"][];
        };
        PayoutFile: {
            id: components["schemas"]["Id"];
            name: string;
            sha256: string;
            count: number;
            /** @description In EUR */
            total: components["schemas"]["Amount"];
            created_at: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "reason": "Fichier refusé par la banque."
         *     }
         */
        WithdrawPayoutFileBody: {
            reason: string;
        };
        /** @description A withdrawal or a closing that waits for the first NAV on or after its order day; what it pays is not known yet */
        WaitingExit: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "withdrawal" | "closing";
            po_number: string | null;
            /** @description As requested, in `currency`; null for the whole yield and for a closing */
            amount: components["schemas"]["NullableAmount"];
            currency: string | null;
            order_day: components["schemas"]["Day"];
        };
        ClientPayout: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PayoutKind"];
            state: components["schemas"]["PayoutState"];
            po_number: string | null;
            /** @description Net */
            amount: components["schemas"]["Amount"];
            asset: string;
            requested_at: components["schemas"]["Instant"];
            /** @description Last day to pay it */
            due_by: components["schemas"]["NullableDay"];
            executed_on: components["schemas"]["NullableDay"];
            /** @description Its beginning and its last four characters; null until it is prepared */
            account: string | null;
        };
        ClientPayoutPage: {
            /** @description On every page */
            waiting: components["schemas"]["WaitingExit"][];
            items: components["schemas"]["ClientPayout"][];
            total: number;
            page: number;
            page_size: number;
        };
        DeclaredDetails: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            network: components["schemas"]["PayoutNetwork"];
            holder: string;
            account: string;
            bic: string | null;
            declared_at: components["schemas"]["Instant"];
            usable_from: components["schemas"]["Instant"];
            is_usable: boolean;
            /** @description Null while it is the current one */
            replaced_at: components["schemas"]["NullableInstant"];
        };
        PayoutDetails: {
            /** @description Newest first */
            items: components["schemas"]["DeclaredDetails"][];
        };
        SetPayoutDetailsBody: {
            /** @description The account's current password */
            password: string;
            method: components["schemas"]["PaymentMethod"];
            network?: components["schemas"]["PayoutNetwork"];
            holder: string;
            account: string;
            bic?: string | null;
            /** @description Of the text that proves a wallet on Ethereum */
            signature?: string | null;
        };
        RowNumber: string;
        JournalPage: {
            items: components["schemas"]["JournalEntry"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        BalanceLine: {
            /** @description Of a family that is one line: `waiting`, `payable` */
            account: components["schemas"]["AccountName"];
            /** @description Accounts of the line whose balance is not zero */
            accounts: number;
            asset: components["schemas"]["Asset"];
            debit: components["schemas"]["Amount"];
            credit: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        BalanceTotal: {
            asset: components["schemas"]["Asset"];
            debit: components["schemas"]["Amount"];
            credit: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        TrialBalance: {
            day: components["schemas"]["Day"];
            lines: components["schemas"]["BalanceLine"][];
            totals: components["schemas"]["BalanceTotal"][];
        };
        /** @example invested:usdfy USDC */
        AccountRowId: string;
        AccountBalance: {
            id: string;
            account: components["schemas"]["AccountName"];
            asset: components["schemas"]["Asset"];
            debit: components["schemas"]["Amount"];
            credit: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        AccountPage: {
            items: components["schemas"]["AccountBalance"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        LedgerLineId: string;
        LedgerLine: {
            id: components["schemas"]["Id"];
            entry: number;
            kind: components["schemas"]["EntryKind"];
            order_day: components["schemas"]["Day"];
            booked_at: components["schemas"]["Instant"];
            contract: components["schemas"]["NullableContractName"];
            reason: string | null;
            /** @description Positive for a debit */
            amount: components["schemas"]["Amount"];
            /** @description Of the account after this line */
            balance: components["schemas"]["Amount"];
        };
        Ledger: {
            account: components["schemas"]["AccountName"];
            asset: components["schemas"]["Asset"];
            /** @description Every asset that the account has had */
            assets: components["schemas"]["Asset"][];
            /** @description Before the period */
            opening: components["schemas"]["Amount"];
            debit: components["schemas"]["Amount"];
            credit: components["schemas"]["Amount"];
            closing: components["schemas"]["Amount"];
            items: components["schemas"]["LedgerLine"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        AssetHolding: {
            asset: components["schemas"]["Asset"];
            bank: components["schemas"]["Amount"];
            wallets: components["schemas"]["Amount"];
            /** @description Sent on to be invested */
            custody: components["schemas"]["Amount"];
            /** @description Received without a purpose yet */
            unmatched: components["schemas"]["Amount"];
            /** @description Attached to contracts, not dealt yet */
            waiting: components["schemas"]["Amount"];
            /** @description Owed until it is paid */
            payable: components["schemas"]["Amount"];
        };
        StrategyHolding: {
            strategy: string;
            currency: components["schemas"]["DisplayCurrency"];
            units: components["schemas"]["Amount"];
            nav: components["schemas"]["NullableAmount"];
            nav_day: components["schemas"]["NullableDay"];
            /** @description Units × last NAV; null without a NAV */
            value: components["schemas"]["NullableAmount"];
            /** @description What these units were bought for */
            invested: components["schemas"]["Amount"];
            /** @description `value` − `invested`: not dealt out yet */
            gain: components["schemas"]["NullableAmount"];
            /** @description Of its own accounts and contracts; accounts that it shares are lines of `others` */
            assets: components["schemas"]["AssetHolding"][];
            /** @description What `assets` are worth at the last quotes, debts taken off, less `value`; null without a NAV or a quote */
            difference: components["schemas"]["NullableAmount"];
            /** @description The oldest day of the quotes that `difference` used */
            quote_day: components["schemas"]["NullableDay"];
            /** @description Money of other lines is partly its own: `difference` leaves it out */
            shares_accounts: boolean;
        };
        OtherHolding: {
            /** @description Those that share the accounts; none: of no product any more */
            strategies: string[];
            assets: components["schemas"]["AssetHolding"][];
        };
        Holdings: {
            strategies: components["schemas"]["StrategyHolding"][];
            others: components["schemas"]["OtherHolding"][];
            /** @description The sums of all lines */
            assets: components["schemas"]["AssetHolding"][];
        };
        /** @enum {string} */
        OrderKind: "subscription" | "withdrawal" | "closing" | "renunciation";
        /** @description Neither day: it waits for the subscription of its contract */
        AwaitedPrices: {
            /** @description The first NAV of this day or after */
            nav_from: components["schemas"]["NullableDay"];
            /** @description The quotes of this day */
            quotes_on: components["schemas"]["NullableDay"];
            currencies: components["schemas"]["QuotedAsset"][];
        };
        WaitingOrder: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["OrderKind"];
            order_day: components["schemas"]["Day"];
            /** @description Days since the order day */
            age_days: number;
            placed_at: components["schemas"]["Instant"];
            contract: components["schemas"]["ContractName"];
            /** @enum {string} */
            request: "amount" | "yield" | "all";
            /** @description Gross; null unless an amount is requested */
            amount: components["schemas"]["NullableAmount"];
            currency: components["schemas"]["Asset"];
            awaits: components["schemas"]["AwaitedPrices"];
        };
        WaitingOrderPage: {
            items: components["schemas"]["WaitingOrder"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        /** @description In EUR */
        FeeLine: {
            month: string;
            strategy: string;
            subscription: components["schemas"]["Amount"];
            fx: components["schemas"]["Amount"];
            exit: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        Sum: {
            asset: components["schemas"]["Asset"];
            amount: components["schemas"]["Amount"];
        };
        CollectedFees: {
            /** @description Newest month first */
            lines: components["schemas"]["FeeLine"][];
            total: components["schemas"]["Amount"];
            /** @description Without a quote on or before their day: in no line */
            unconverted: components["schemas"]["Sum"][];
        };
        UnattachedFunds: {
            /** @description Receipts to be matched; those owed back to their senders are payouts */
            count: number;
            /** @description Value date of the oldest */
            since: components["schemas"]["NullableDay"];
            sums: components["schemas"]["Sum"][];
        };
        /** @enum {string} */
        ParameterKey: "TWO_PERSON_CONTROL" | "TWO_PERSON_THRESHOLD_EUR" | "COST_THRESHOLD_EUR" | "CLAIM_THRESHOLD_PERCENT" | "RECEIPT_TOLERANCE_PERCENT" | "CORRECTION_THRESHOLD_PERCENT" | "DEALING_CUT_OFF_HOUR" | "PAYMENT_DETAILS_DELAY_HOURS" | "REMINDER_1_DAYS" | "REMINDER_2_DAYS" | "REMINDER_3_DAYS" | "ALERT_HASH_TWICE" | "ALERT_OTHER_PAYER" | "ALERT_SHARED_ACCOUNT" | "ALERT_FILES_AN_HOUR" | "ALERT_UNSIGNED_HOUR" | "ALERT_BROKEN_CHAIN" | "USDC_AT_PAR" | "EURC_AT_PAR" | "WBTC_AT_PAR" | "FOOTER_SUBSCRIPTION_FEE" | "FOOTER_FX_FEE" | "FOOTER_EXIT_FEE" | "FOOTER_MANAGEMENT_FEE" | "FOOTER_PERFORMANCE_FEE";
        ParameterVersion: {
            id: number;
            value: components["schemas"]["Amount"];
            effective_day: components["schemas"]["Day"];
            /**
             * @description `replaced`: another one was entered later for the same day
             * @enum {string}
             */
            state: "planned" | "in_force" | "past" | "replaced";
            reason: string;
            /** @description Their name */
            entered_by: string;
            /** @description Name of the second person; null where control was off */
            published_by: string | null;
            change_request_id: string | null;
            created_at: components["schemas"]["Instant"];
        };
        VersionedParameter: {
            key: components["schemas"]["ParameterKey"];
            value: components["schemas"]["Amount"];
            first_value: components["schemas"]["Amount"];
            /** @description The latest effective day first */
            versions: components["schemas"]["ParameterVersion"][];
            pending_change: components["schemas"]["PendingChange"];
        };
        /**
         * @example {
         *       "value": "80000",
         *       "effective_day": "2026-12-01",
         *       "reason": "Décision du comité du 20 novembre."
         *     }
         */
        ParameterChangeBody: {
            value: components["schemas"]["AmountInput"];
            effective_day: components["schemas"]["Day"];
            reason: string;
        };
        AuditEntry: {
            id: components["schemas"]["RowNumber"];
            /** Format: date-time */
            occurred_at: string;
            /** @description Null: the system, nobody signed in, or an account whose names are erased */
            actor: string | null;
            /** @description Null: the system, or nobody signed in */
            actor_role: string | null;
            action: components["schemas"]["AuditCode"];
            object_type: components["schemas"]["AuditCode"];
            object_id: string;
            /** @description PO number, name of the person, of the product, of the parameter or of the list */
            object_name: string | null;
            /** @description Accounts and addresses are masked; a note is its day, a task its title, `deleted` when gone */
            changes: components["schemas"]["AuditChange"][];
            ip: string | null;
            request_id: string | null;
            /** @description Its address and values were erased with the account that they are about */
            is_erased: boolean;
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            /** @description With a filter, at most 10 000 */
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact: boolean;
            page: number;
            page_size: number;
        };
        AuditFault: {
            /** @enum {string} */
            problem: "gap" | "order" | "deleted" | "changed" | "emptied" | "unsealed" | "cut";
            /** @description Number of the row of the trail */
            row: number | null;
            link: number | null;
        };
        AuditVerification: {
            /** @description Number of the last link that was read */
            verified: number;
            /** @description Number of the last link there is */
            total: number;
            /** @description SHA-256 of the last link */
            head: string;
            is_done: boolean;
            fault: components["schemas"]["AuditFault"] | null;
            /** @description The head of the last nightly verification */
            noted: {
                link: number;
                /** Format: date-time */
                at: string;
            } | null;
        };
        /** @enum {string} */
        AlertRule: "hash_twice" | "other_payer" | "shared_account" | "files_opened" | "day_unsigned" | "broken_chain";
        Alert: {
            id: components["schemas"]["Id"];
            rule: components["schemas"]["AlertRule"];
            /** @description How many clients, which day, which link */
            detail: string | null;
            /** @description What it names; without those that were erased since */
            records: {
                /** @enum {string} */
                kind: "contract" | "receipt" | "staff" | "user";
                id: components["schemas"]["Id"];
                label: string;
            }[];
            raised_at: components["schemas"]["Instant"];
            closing: {
                at: components["schemas"]["Instant"];
                /** @description Null once their name is erased */
                by: string | null;
                reason: string;
            } | null;
        };
        Alerts: {
            items: components["schemas"]["Alert"][];
            counts: {
                open: number;
                closed: number;
            };
        };
        CloseAlertBody: {
            reason: string;
        };
        DayControls: {
            items: {
                day: components["schemas"]["Day"];
                /** @enum {string} */
                state: "unsigned" | "signed" | "countersigned" | "reopened";
            }[];
        };
        /** @enum {string} */
        DayControlState: "blocked" | "ready" | "signed" | "countersigned" | "reopened";
        DayCheck: {
            /** @enum {string} */
            kind: "navs" | "rates" | "products" | "orders" | "accounts" | "register" | "payouts" | "checking" | "unattached" | "mails" | "month_navs" | "month_entries";
            /** @description An open point blocks the signature */
            is_required: boolean;
            /** @description What is not in order: a product, a pair, a purchase order number, an account and its difference; twenty at most */
            points: string[];
            /** @description Of each point, in their order: its product, contract, payout or day, or its account and asset; null of what is no record */
            ids?: (string | null)[];
            /** @description Of all points; those beyond twenty are counted alone */
            count?: number;
        };
        DaySignature: {
            /** @description Name of the person */
            by: string;
            at: components["schemas"]["Instant"];
            comment: string | null;
        };
        DayChange: {
            /** @enum {string} */
            kind: "nav" | "rate" | "entry";
            /** @description Title of a product, a pair, or the number of an entry */
            label: string;
            at: components["schemas"]["Instant"];
        };
        DayControl: {
            day: components["schemas"]["Day"];
            state: components["schemas"]["DayControlState"];
            /** @description Open points of required checks */
            blocking: number;
            checks: components["schemas"]["DayCheck"][];
            /** @description What this person may do */
            next: ("sign" | "countersign") | null;
            signature: components["schemas"]["DaySignature"] | null;
            countersignature: components["schemas"]["DaySignature"] | null;
            /** @description Written on the day since its signature, newest first; twenty at most */
            changes: components["schemas"]["DayChange"][];
        };
        SignDayBody: {
            /**
             * @description What the screen offered
             * @enum {string}
             */
            act: "sign" | "countersign";
            /** @description Required while an optional check has open points */
            comment?: string;
        };
        CorrectionId: string;
        Correction: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "nav" | "fx";
            /** @description Title of a strategy, or a pair: EUR/USD */
            series: string;
            day: components["schemas"]["Day"];
            /** @description The wrong values that deals were executed at */
            executed: components["schemas"]["Amount"][];
            /** @description In force */
            value: components["schemas"]["Amount"];
            /** @description Of the wrong value that is furthest from the one in force: a fraction of the latter */
            gap: number;
            corrected_at: components["schemas"]["Instant"];
            /** @description Executed at a wrong value */
            deals: number;
            /** @description Of these, those without a decision */
            open: number;
            /** @description An open deal is above the threshold */
            is_decision_required: boolean;
        };
        CorrectionPage: {
            items: components["schemas"]["Correction"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            /** @description Corrections that require a decision, whatever the page */
            required: number;
        };
        /** @enum {string} */
        DealRemedy: "units" | "settle";
        DealDecision: {
            reason: string;
            /** @description Who requested it; null of what one person decided */
            maker: string | null;
            /** @description Who decided or approved it */
            by: string | null;
            at: components["schemas"]["Instant"];
        };
        CorrectedDeal: {
            strategy_id: components["schemas"]["Id"];
            /** @description Its number in the register of the strategy */
            movement: number;
            contract: components["schemas"]["NullableContractName"];
            kind: components["schemas"]["OrderKind"];
            order_day: components["schemas"]["Day"];
            dealing_day: components["schemas"]["Day"];
            /** @description The wrong value */
            executed: components["schemas"]["Amount"];
            /** @description Of it to the value in force: a fraction */
            gap: number;
            /** @description As booked: in (+), out (−) */
            units: components["schemas"]["Amount"];
            /** @description At the prices in force */
            units_due: components["schemas"]["Amount"];
            /** @description What the client was given too little (+) or too much (−), at the prices in force of the dealing day */
            cash: components["schemas"]["Amount"];
            asset: components["schemas"]["Asset"];
            /** @enum {string} */
            state: "open" | "pending" | "rectified" | "settled" | "left";
            is_decision_required: boolean;
            /** @description Empty unless it is open */
            remedies: components["schemas"]["DealRemedy"][];
            decision: components["schemas"]["DealDecision"] | null;
            /** @description Id of the one that waits for a second person */
            change_request: string | null;
        };
        CorrectionSum: {
            asset: components["schemas"]["Asset"];
            /** @description By clients */
            lost: components["schemas"]["Amount"];
            /** @description By clients */
            gained: components["schemas"]["Amount"];
        };
        CorrectionDetail: {
            correction: components["schemas"]["Correction"];
            /** @description From above this gap a decision is required */
            threshold_percent: components["schemas"]["Amount"];
            /** @description 200 at most, open ones first */
            deals: components["schemas"]["CorrectedDeal"][];
            /** @description Of all its deals but those that were rectified */
            sums: components["schemas"]["CorrectionSum"][];
        };
        /**
         * @example {
         *       "strategy_id": "usdfy",
         *       "movement": 1,
         *       "decision": "leave",
         *       "reason": "Écart sans conséquence"
         *     }
         */
        DecideDealBody: {
            movement: number;
            strategy_id: components["schemas"]["Id"];
            /** @enum {string} */
            decision: "units" | "settle" | "leave";
            reason: string;
        };
        /** @enum {string} */
        BooksList: "entries" | "balance" | "accounts" | "ledger" | "holdings" | "orders" | "fees" | "corrections";
        /**
         * @example {
         *       "sent_on": "2026-11-20",
         *       "received_on": "2026-11-23",
         *       "document_id": "4f2c7a1e-0c6b-4b7e-9a53-2f0a5f1d9c11",
         *       "scan": "LR 1A 204 118 4402 7, dossier Renonciations",
         *       "reason": "Courrier signé du client"
         *     }
         */
        RenunciationLetterBody: {
            /** @description Of its postmark: within the period of the contract */
            sent_on: components["schemas"]["Day"];
            /** @description The payment is returned within 30 days of it */
            received_on: components["schemas"]["Day"];
            /** @description Its scan: a document that staff added to this contract (422) */
            document_id: components["schemas"]["Id"];
            /** @description Its registered number, and where the paper is */
            scan: string;
            reason: string;
        };
        /**
         * @description `stale`: the data moved since it was made, so that it has to be made again
         * @enum {string}
         */
        ChangeState: "pending" | "approved" | "refused" | "expired" | "canceled" | "stale";
        NavCell: {
            strategy_id: string;
            /** @example 2026-11-20 */
            date: string;
            /**
             * @description As it was typed
             * @example 101,505
             */
            text: string;
            /**
             * @description A NAV, or the yield since the one before in percent
             * @enum {string}
             */
            unit: "nav" | "percent";
            /**
             * @description Of the NAV, as it was typed; with `accruals`: the NAV is their difference
             * @example 102
             */
            gross?: string;
            /** @example 0,495 */
            accruals?: string;
            /**
             * @description As it was typed; it never falls from day to day
             * @example 103,2
             */
            high_water_mark?: string;
        };
        /** @description What its maker typed, beside the reason, for the form of its kind to open with: to them alone, once the request ended without effect; null where no form has it */
        TypedChange: {
            payment?: {
                amount: string;
                value_date: string;
                reference: string;
            };
            rectification?: {
                receipt_id: string | null;
                amount: string;
                value_date: string;
                reference: string | null;
            };
            withdrawal?: {
                request: components["schemas"]["WithdrawalRequest"];
                amount: string | null;
                currency: components["schemas"]["DisplayCurrency"] | null;
                reference: string;
            };
            letter?: {
                sent_on: string;
                received_on: string;
                /** @description Absent of a letter recorded before its scan was a document */
                document_id?: string;
                scan: string;
            };
            parameter?: {
                value: string;
                effective_day: string;
            };
            navs?: {
                cells: components["schemas"]["NavCell"][];
                message: string | null;
            };
            product?: components["schemas"]["StrategyChange"];
            /** @enum {string} */
            product_action?: "publish" | "suspend" | "resume" | "archive";
            client_email?: string;
            client_access?: components["schemas"]["ClientAccess"];
            movement?: {
                /** @enum {string} */
                nature: "cost" | "transfer" | "custody_out" | "custody_in";
                account: string;
                currency: components["schemas"]["PaymentCurrency"];
                day: string;
                amount: string;
                to_account: string | null;
                strategy_id: string | null;
            };
        } | null;
        ChangeRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ChangeKind"];
            state: components["schemas"]["ChangeState"];
            /** @enum {string} */
            subject_type: "contract" | "payout" | "receipt" | "strategy" | "import" | "parameter" | "account" | "entry" | "rate" | "nav" | "user" | "grant" | "claim";
            /** @description Of an account, as the journal names it; of an entry, its number */
            subject_id: string;
            /** @description The client and the purchase-order number; a product by its title; a file by its series and days */
            subject_label: string;
            /** @description Of its maker */
            reason: string;
            /** @description Those that its maker accepted */
            warnings: string[];
            /** @description Before and after, as they were when it was made */
            lines: components["schemas"]["ChangeLine"][];
            /** @description Supporting documents */
            files: components["schemas"]["StaffFile"][];
            /** @description Their name */
            maker: string;
            /** @description The caller made it */
            is_mine: boolean;
            /** @description The caller may approve or refuse it now */
            can_decide: boolean;
            /** @description Of one that is pending, read alone: its data changed since, so that an approval would apply nothing */
            is_stale?: boolean;
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            /** @description Name of who approved or refused it */
            checker: string | null;
            decided_at: components["schemas"]["NullableInstant"];
            decision_reason: string | null;
            typed: components["schemas"]["TypedChange"];
        };
        ChangeRequestPage: {
            items: components["schemas"]["ChangeRequest"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            /** @description Of each tab */
            counts: {
                pending: number;
                to_decide: number;
                mine: number;
                decided: number;
            };
        };
        /**
         * @example {
         *       "code": "482913"
         *     }
         */
        ApproveBody: {
            /** @description The emailed one */
            code?: string;
        };
        ReceiptContract: {
            id: components["schemas"]["Id"];
            po_number: string;
            /** @description Name of the holder, or of their company */
            client: string;
            product: string;
            /** @description As signed */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description Sum of the receipts attached to it */
            received: components["schemas"]["Amount"];
            status: components["schemas"]["ContractStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
        };
        ReceiptGap: {
            /** @enum {string} */
            kind: "within" | "short" | "over";
            /** @description Negative when money is missing */
            difference: components["schemas"]["Amount"];
            /** @description Of the promised amount */
            percent: components["schemas"]["Amount"];
        };
        ReceiptProposal: {
            contract: components["schemas"]["ReceiptContract"];
            /** @enum {string} */
            certainty: "certain" | "proposed";
            /** @description Out of 100: the sum of `points` */
            score: number;
            points: {
                reference: number;
                amount: number;
                /** @description Name, or declared address */
                payer: number;
                day: number;
            };
            reasons: {
                /** @enum {string|null} */
                reference: "po_number" | "proof" | null;
                is_proof_txid: boolean | null;
                gap: components["schemas"]["ReceiptGap"] | null;
                /** @enum {string} */
                payer: "holder" | "company" | "other" | "unknown";
                /** @enum {string} */
                origin: "declared" | "other" | "unknown";
                /**
                 * @description Value date against the creation of the contract
                 * @enum {string}
                 */
                day: "since_creation" | "before" | "long_before";
                /** @enum {string} */
                expectation: "awaited" | "not_signed" | "already_paid" | "ended";
            };
        };
        Receipt: {
            id: components["schemas"]["Id"];
            account: string;
            source: components["schemas"]["ReceiptSource"];
            /**
             * @description `payout_return`: a transfer of ours that the bank sent back
             * @enum {string}
             */
            state: "open" | "attached" | "unmatched" | "returned" | "reversed" | "payout_return";
            /** @description Value date */
            day: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["PaymentCurrency"];
            payer_name: string | null;
            /** @description An IBAN or an address */
            payer_account: string | null;
            wording: string | null;
            txid: string | null;
            confirmations: number | null;
            /** @description The bank undoes a debit with it: it pays no contract */
            is_reversal: boolean;
            /** @description Why the bank sent a transfer back: its code, or words */
            return_reason: string | null;
            reason: string | null;
            recorded_at: components["schemas"]["Instant"];
            contract: components["schemas"]["ReceiptContract"] | null;
            /** @description The best one, of a receipt to be matched */
            proposal: components["schemas"]["ReceiptProposal"] | null;
        };
        ContractReceipts: {
            contract: components["schemas"]["ReceiptContract"];
            gap: components["schemas"]["ReceiptGap"];
            receipts: components["schemas"]["Receipt"][];
        };
        /** @description Text that the audit trail can hold */
        Reason: string;
        /**
         * @example {
         *       "reason": "Contrat annulé"
         *     }
         */
        ReceiptReasonBody: {
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "txid": "0xabababababababababababababababababababababababababababababababab"
         *     }
         */
        ReadChainBody: {
            /** @description A hash, or the link of an explorer; the one of the client's proof when absent */
            txid?: string;
        };
        PayoutReturn: {
            payout: components["schemas"]["PayoutRow"];
            /** @enum {string} */
            certainty: "certain" | "proposed";
            reasons: {
                /** @enum {string|null} */
                reference: "end_to_end" | "reference" | null;
                /** @enum {string|null} */
                beneficiary: "account" | "name" | null;
            };
            /** @description What the banks kept of the payout; 0 when all of it came back */
            fee: components["schemas"]["Amount"];
        };
        ReceiptDetail: {
            receipt: components["schemas"]["Receipt"];
            pending_change: components["schemas"]["PendingChange"];
            /** @description Best first, of a receipt to be matched */
            proposals: components["schemas"]["ReceiptProposal"][];
            /** @description The executed payouts that it may return, most likely first, of a receipt to be matched */
            payout_returns: components["schemas"]["PayoutReturn"][];
            /** @description The payout that it returned */
            returned_payout: components["schemas"]["PayoutRow"] | null;
            /** @description Of the journal, oldest first */
            entries: components["schemas"]["JournalEntry"][];
        };
        ChainReading: {
            /**
             * @description `recorded` and `known` have a receipt; the others say why there is none
             * @enum {string}
             */
            outcome: "recorded" | "known" | "not_found" | "pending" | "failed" | "wrong_token" | "not_ours" | "unconfirmed";
            txid: string;
            transfer: {
                amount: components["schemas"]["Amount"];
                block_time: components["schemas"]["Instant"];
                confirmations: number;
                required_confirmations: number;
                senders: string[];
            } | null;
            receipt: components["schemas"]["ReceiptDetail"] | null;
        };
        ReceiptPage: {
            items: components["schemas"]["Receipt"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            counts: {
                open: number;
                proposed: number;
                attached: number;
                unmatched: number;
                returned: number;
                payout_return: number;
            };
        };
        /**
         * @example {
         *       "account": "bank:FR7630006000011234567890189",
         *       "day": "2026-01-05",
         *       "amount": "15000",
         *       "currency": "EURO",
         *       "payer_name": "Camille Moreau",
         *       "reference": "VIR-88120",
         *       "reason": "Relevé reçu sur papier"
         *     }
         */
        TypeReceiptBody: {
            account: components["schemas"]["HouseAccount"];
            /** @description Value date, Europe/Paris */
            day: string;
            /** @description As received */
            amount: components["schemas"]["AmountInput"];
            currency: components["schemas"]["PaymentCurrency"];
            payer_name: string;
            payer_account?: string;
            /** @description Unique in the account */
            reference: string;
            reason: components["schemas"]["Reason"];
        };
        AttachReceiptBody: {
            contract_id: components["schemas"]["Id"];
            /** @description Required when the payer is not the holder, and to accept a short amount */
            reason?: string;
            /**
             * @description What to do when money is missing
             * @default wait
             * @enum {string}
             */
            short?: "wait" | "accept";
        };
        RecordPayoutReturnBody: {
            payout_id: components["schemas"]["Id"];
            /** @description Where the bank's file gives none */
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "account": "bank:FR7630006000011234567890189",
         *       "currency": "EURO",
         *       "day": "2026-01-05",
         *       "balance": "15000"
         *     }
         */
        RecordBalanceBody: {
            account: components["schemas"]["HouseAccount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description Calendar day, Europe/Paris */
            day: string;
            balance: components["schemas"]["AmountInput"];
        };
        StatementDebit: {
            id: components["schemas"]["Id"];
            /** @description Booking day */
            day: components["schemas"]["Day"];
            /** @description Positive */
            amount: components["schemas"]["Amount"];
            party_name: string | null;
            wording: string | null;
            /** @description Of the bank */
            reference: string | null;
        };
        ReconciledAccount: {
            account: components["schemas"]["HouseAccount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description Names of its products */
            label: string;
            /** @description Sum of the postings of the account */
            books: components["schemas"]["Amount"];
            statement: {
                day: components["schemas"]["Day"];
                balance: components["schemas"]["Amount"];
                /** @description The books at the end of that day, receipts on the day that the bank booked them */
                books: components["schemas"]["Amount"];
            } | null;
            /** @description Statement − books at the end of its day */
            difference: components["schemas"]["NullableAmount"];
            /** @description Entries that may explain the difference */
            lines: {
                entry: number;
                kind: components["schemas"]["EntryKind"];
                /** @description That of the bank where it is known */
                day: components["schemas"]["Day"];
                /** @description Signed */
                amount: components["schemas"]["Amount"];
                label: string | null;
            }[];
            /** @description Debits of imported statements to be qualified: no payout, and no movement that books them */
            debits: components["schemas"]["StatementDebit"][];
            /** @description A movement that was typed */
            pending_change: components["schemas"]["PendingChange"];
        };
        /**
         * @example {
         *       "nature": "cost",
         *       "account": "bank:FR7630006000011234567890189",
         *       "currency": "EURO",
         *       "day": "2026-01-05",
         *       "amount": "12.50",
         *       "reason": "Frais de tenue de compte"
         *     }
         */
        RecordMovementBody: {
            /**
             * @description `custody_out`: sent to be invested; `custody_in`: it comes back
             * @enum {string}
             */
            nature: "cost" | "transfer" | "custody_out" | "custody_in";
            account: components["schemas"]["HouseAccount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description Calendar day, Europe/Paris */
            day: string;
            amount: components["schemas"]["AmountInput"];
            reason: components["schemas"]["Reason"];
            /** @description Of a transfer */
            to_account?: components["schemas"]["HouseAccount"];
            /** @description Of money sent to be invested, or that comes back */
            strategy_id?: components["schemas"]["Id"];
            /** @description The debit of a statement that it books: same account, day and amount */
            debit_id?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "entry": 1042,
         *       "reason": "Frais saisis deux fois"
         *     }
         */
        ReverseMovementBody: {
            /** @description Its number */
            entry: number;
            reason: components["schemas"]["Reason"];
        };
        StatementForm: {
            account: components["schemas"]["HouseAccount"];
            /**
             * Format: binary
             * @description CAMT.053, or CSV with the columns of the account
             */
            file: string;
        };
        StatementBalance: {
            day: components["schemas"]["Day"];
            balance: components["schemas"]["Amount"];
        };
        StatementCounts: {
            created: number;
            similar: number;
            known: number;
            typed: number;
            payout: number;
            unknown_debit: number;
            /** @description Not booked by the bank yet; left out */
            pending: number;
        };
        StatementLine: {
            /** @description Value date */
            day: components["schemas"]["Day"];
            /** @description Signed: negative when paid */
            amount: components["schemas"]["Amount"];
            party_name: string;
            party_account: string;
            wording: string;
            /**
             * @description Of a credit: `created`; `similar`, created beside one typed by hand with the same amount; `typed`, recorded by hand before. Of a debit, which is never booked: `payout`, executed; `unknown_debit`, kept to be qualified. `known`: imported before.
             * @enum {string}
             */
            outcome: "created" | "similar" | "known" | "typed" | "payout" | "unknown_debit";
        };
        StatementPreview: {
            account: components["schemas"]["HouseAccount"];
            /** @enum {string} */
            kind: "camt053" | "csv";
            file_name: string;
            /** @description The same file was imported before */
            is_imported: boolean;
            first_day: components["schemas"]["NullableDay"];
            last_day: components["schemas"]["NullableDay"];
            opening: components["schemas"]["StatementBalance"] | null;
            closing: components["schemas"]["StatementBalance"] | null;
            counts: components["schemas"]["StatementCounts"];
            /** @description The first 200 */
            lines: components["schemas"]["StatementLine"][];
            /** @description If there is any, the file cannot be imported */
            errors: {
                line: number;
                message: string;
            }[];
        };
        /** @description Text that a JSON document can hold */
        ColumnName: string;
        StatementMapping: {
            /** @enum {string} */
            encoding: "utf-8" | "iso-8859-1";
            /** @enum {string} */
            delimiter: ";" | "," | "\t";
            /** @enum {string} */
            decimal_separator: "," | ".";
            /** @enum {string} */
            date_format: "dd/mm/yyyy" | "yyyy-mm-dd";
            skipped_lines: number;
            /** @description Names in the header; either `signed_amount`, or `credit` and `debit` */
            columns: {
                booking_day: components["schemas"]["ColumnName"];
                value_day?: components["schemas"]["ColumnName"];
                signed_amount?: components["schemas"]["ColumnName"];
                credit?: components["schemas"]["ColumnName"];
                debit?: components["schemas"]["ColumnName"];
                wording: components["schemas"]["ColumnName"][];
                party_name?: components["schemas"]["ColumnName"];
                party_account?: components["schemas"]["ColumnName"];
                reference?: components["schemas"]["ColumnName"];
                balance?: components["schemas"]["ColumnName"];
                account?: components["schemas"]["ColumnName"];
            };
        };
        KeptMapping: {
            /** @description Null until it is saved */
            mapping: components["schemas"]["StatementMapping"] | null;
        };
        /**
         * @example {
         *       "account": "bank:FR7630006000011234567890189",
         *       "mapping": {
         *         "encoding": "utf-8",
         *         "delimiter": ";",
         *         "decimal_separator": ",",
         *         "date_format": "dd/mm/yyyy",
         *         "skipped_lines": 0,
         *         "columns": {
         *           "booking_day": "Date",
         *           "wording": [
         *             "Libellé"
         *           ],
         *           "signed_amount": "Montant"
         *         }
         *       }
         *     }
         */
        SaveMappingBody: {
            account: components["schemas"]["HouseAccount"];
            mapping: components["schemas"]["StatementMapping"];
        };
        Reconciliation: {
            accounts: components["schemas"]["ReconciledAccount"][];
        };
        /** @description A change that awaits a second person */
        HeldChange: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ChangeKind"];
            /** @description Their name */
            maker: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @description Approved bank details and addresses that clients read from a time on */
        PlannedDetails: {
            change_request_id: components["schemas"]["Id"];
            effective_at: components["schemas"]["Instant"];
            lines: components["schemas"]["ChangeLine"][];
        } | null;
        /** @description A product as staff see it */
        Product: {
            strategy: components["schemas"]["Strategy"];
            status: components["schemas"]["ProductStatus"];
            /** @description Raised by each change */
            version: number;
            /** @description Its order on the products screen */
            position: number;
            publication_days: components["schemas"]["PublicationDays"];
            /** @description Of its first NAV; null until it is decided */
            launch_day: components["schemas"]["NullableDay"];
            /** @description Units × last NAV, in its own currency; null without a NAV */
            holdings: components["schemas"]["NullableAmount"];
            /** @description Of the last NAV */
            nav_day: components["schemas"]["NullableDay"];
            /** @description Clients who hold units */
            subscribers: number;
            /** @description The last NAV against the one of a year before, a fraction; null without a year of NAVs */
            observed_rate: number | null;
            updated_at: components["schemas"]["Instant"];
            /** @description The changes that await a second person */
            pending_changes: components["schemas"]["HeldChange"][];
            planned_details: components["schemas"]["PlannedDetails"];
            /** @description Contracts whose clients read the bank details of now */
            unpaid_contracts: number;
        };
        /**
         * @example {
         *       "title": "CHFY",
         *       "currency": "usd"
         *     }
         */
        NewProduct: {
            title: string;
            currency: components["schemas"]["ReferenceCurrency"];
        };
        ProductVersion: {
            version: number;
            /** @description What it changed; empty for the first one */
            lines: components["schemas"]["ChangeLine"][];
            /** @description The whole product as of this version */
            strategy: components["schemas"]["Strategy"];
            position: number;
            publication_days: components["schemas"]["PublicationDays"];
            launch_day: components["schemas"]["NullableDay"];
            reason: string;
            /** @description Their name; null for what came with the installation */
            entered_by: string | null;
            /** @description Name of the second person */
            published_by: string | null;
            change_request_id: string | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        ProductAction: "publish" | "suspend" | "resume" | "archive";
        /**
         * @example {
         *       "version": 1,
         *       "reason": "Décision du comité produits du 20 novembre."
         *     }
         */
        ProductStateBody: {
            /** @description The version that was shown; 409 once the product has another */
            version: number;
            reason: string;
        };
        NavId: string;
        /** @enum {string} */
        Source: "import" | "ecb" | "crypto" | "kraken" | "manual" | "demo";
        /** @description Their name: `entered_by` of who submitted the value, `approved_by` of the second person, null where there was none */
        Publisher: string | null;
        Nav: {
            id: components["schemas"]["Id"];
            strategy: string;
            strategy_id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            value: components["schemas"]["Amount"];
            /** @description Change since the previous day, a fraction; null without a previous day */
            rate: number | null;
            /** @description Before accruals: `value` is the difference */
            gross: components["schemas"]["NullableAmount"];
            accruals: components["schemas"]["NullableAmount"];
            /** @description In force on the day */
            high_water_mark: components["schemas"]["NullableAmount"];
            /** @description 1, more after a correction */
            version: number;
            source: components["schemas"]["Source"];
            entered_by: components["schemas"]["Publisher"];
            approved_by: components["schemas"]["Publisher"];
            updated_at: components["schemas"]["Instant"];
        };
        NavPage: {
            items: components["schemas"]["Nav"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        /**
         * @description `draft`: typed, not submitted; `refused`: typed again after a refusal, not submitted; `pending`: a value awaits a second person; `missing`: a past publication day without a NAV; `expected`: today without one; `unplanned`: no publication day, or before the first NAV; `upcoming`: after today
         * @enum {string}
         */
        NavDayState: "published" | "corrected" | "pending" | "draft" | "refused" | "missing" | "expected" | "unplanned" | "upcoming";
        NavCalendarDay: {
            date: components["schemas"]["Day"];
            state: components["schemas"]["NavDayState"];
            value: components["schemas"]["NullableAmount"];
            /** @description Change since the NAV before, a fraction */
            rate: number | null;
            /** @description Days since the NAV before; over 1 after a gap */
            covered_days: number | null;
            /** @description 1, more after a correction */
            version: number | null;
            /** @description What an administrator typed and did not submit */
            draft: {
                author: string;
                /** @description Why it was refused, of a submission */
                refusal: string | null;
            } | null;
            /** @description The request that awaits a second person */
            pending: {
                id: components["schemas"]["Id"];
                maker: string;
                value: components["schemas"]["Amount"];
            } | null;
        };
        NavCalendar: {
            /** @example 2026-11 */
            month: string;
            today: components["schemas"]["Day"];
            strategies: {
                id: components["schemas"]["Id"];
                title: string;
                /** @description Each day of the month */
                days: components["schemas"]["NavCalendarDay"][];
            }[];
        };
        NavCellList: components["schemas"]["NavCell"][];
        /**
         * @example {
         *       "cells": [
         *         {
         *           "strategy_id": "usdfy",
         *           "date": "2026-11-20",
         *           "text": "101,505",
         *           "unit": "nav"
         *         }
         *       ]
         *     }
         */
        NavCells: {
            cells: components["schemas"]["NavCellList"];
        };
        CheckedNavCell: {
            strategy_id: string;
            date: string;
            value: components["schemas"]["NullableAmount"];
            /** @description Change since the NAV before, a fraction */
            rate: number | null;
            /** @description Days since the NAV before */
            covered_days: number | null;
            /** @description The NAV that it would replace */
            published: components["schemas"]["NullableAmount"];
            /** @description Why it cannot be published */
            problem: string | null;
            /** @description What is unusual, accepted with a reason */
            warnings: string[];
        };
        /** @description What NAVs would change in euros: each strategy on the day that moves most, then five contracts */
        NavEffects: components["schemas"]["ChangeLine"][];
        NavCheck: {
            cells: components["schemas"]["CheckedNavCell"][];
            created: number;
            /** @description Published NAVs that would be replaced */
            changed: number;
            /** @description Orders that wait for the new ones */
            orders: number;
            /** @description Deals executed at those that would be replaced */
            deals: number;
            /** @description Downloaded statements whose figures would change */
            statements: number;
            effects: components["schemas"]["NavEffects"];
            /** @description A request that already holds one of these days */
            request_id: string | null;
        };
        NavDraft: {
            strategy_id: string;
            date: components["schemas"]["Day"];
            text: string;
            /** @enum {string} */
            unit: "nav" | "percent";
            /** @description As it was typed */
            gross: string | null;
            accruals: string | null;
            high_water_mark: string | null;
            version: number;
            /** @description Who saved it last */
            author: string;
            saved_at: components["schemas"]["Instant"];
            /** @description Of the second person, where it was submitted */
            refusal: {
                reason: string;
                by: string;
            } | null;
        };
        NavDrafts: {
            drafts: components["schemas"]["NavDraft"][];
        };
        NavDraftCell: {
            strategy_id: string;
            /** @example 2026-11-20 */
            date: string;
            /** @description As it was typed, right or wrong; empty to delete the draft */
            text: string;
            /** @enum {string} */
            unit: "nav" | "percent";
            gross?: string;
            accruals?: string;
            high_water_mark?: string;
            /** @description The draft that it was typed over; null without one */
            version: number | null;
        };
        /**
         * @example {
         *       "cells": [
         *         {
         *           "strategy_id": "usdfy",
         *           "date": "2026-11-20",
         *           "text": "101,505",
         *           "unit": "nav",
         *           "version": null
         *         }
         *       ]
         *     }
         */
        NavDraftSave: {
            cells: components["schemas"]["NavDraftCell"][];
        };
        /**
         * @example {
         *       "cells": [
         *         {
         *           "strategy_id": "usdfy",
         *           "date": "2026-11-20",
         *           "text": "0,5",
         *           "unit": "percent"
         *         }
         *       ],
         *       "reason": "Valeurs du dépositaire."
         *     }
         */
        NavSubmission: {
            cells: components["schemas"]["NavCellList"];
            /** @description Required where a second person has to approve them, of a warning and of a correction */
            reason: string;
            /** @description Added to the email of a correction; refused without one */
            message?: string;
        };
        SubmittedNavs: {
            pending_change: components["schemas"]["PendingChange"];
        };
        NavVersion: {
            version: number;
            value: components["schemas"]["Amount"];
            gross: components["schemas"]["NullableAmount"];
            accruals: components["schemas"]["NullableAmount"];
            /** @description Given with this version */
            high_water_mark: components["schemas"]["NullableAmount"];
            entered_by: components["schemas"]["Publisher"];
            approved_by: components["schemas"]["Publisher"];
            published_at: components["schemas"]["Instant"];
            /** @description Null of the published one */
            replaced_at: components["schemas"]["NullableInstant"];
        };
        NavVersions: {
            versions: components["schemas"]["NavVersion"][];
        };
        /**
         * @example {
         *       "strategy_id": "usdfy",
         *       "day": "2026-11-20",
         *       "reason": "VL du 19 saisie au 20."
         *     }
         */
        NavWithdrawal: {
            /** @example usdfy */
            strategy_id: string;
            /** @example 2026-11-20 */
            day: string;
            reason: string;
        };
        FxRateId: string;
        /** @description One day of a pair; a day without a publication has the last rate before it */
        FxRate: {
            id: components["schemas"]["Id"];
            /** @example EUR */
            base: string;
            /** @example USD */
            quote: string;
            date: components["schemas"]["Day"];
            rate: components["schemas"]["Amount"];
            /** @description The day that the rate was published for */
            quote_day: components["schemas"]["Day"];
            /** @description No rate was published for the day */
            is_fallback: boolean;
            /** @description Since the rate before, a fraction; null of a fallback */
            change: number | null;
            /** @description 1, more after a correction */
            version: number;
            source: components["schemas"]["Source"];
            entered_by: components["schemas"]["Publisher"];
            approved_by: components["schemas"]["Publisher"];
            updated_at: components["schemas"]["Instant"];
        };
        FxRatePage: {
            items: components["schemas"]["FxRate"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
        };
        /**
         * @example {
         *       "pair": "EUR/USD",
         *       "day": "2026-11-20",
         *       "rate": "1.0901",
         *       "reason": "Lu sur le site de la BCE, l’import est en panne."
         *     }
         */
        ManualRate: {
            /** @example EUR/USD */
            pair: string;
            /** @example 2026-11-20 */
            day: string;
            /** @description A decimal: one unit of the first currency is worth so many of the second */
            rate: string;
            /** @description Required where a second person has to approve it or a published rate is replaced */
            reason: string;
        };
        SavedRate: {
            pending_change: components["schemas"]["PendingChange"];
        };
        /** @description The last one published; null before any */
        CurrentRate: {
            rate: components["schemas"]["Amount"];
            /** @description The day that it was published for */
            date: components["schemas"]["Day"];
            /** @description No rate is published for today */
            is_fallback: boolean;
            /** @description Since the rate before, a fraction */
            change: number | null;
            source: components["schemas"]["Source"];
            updated_at: components["schemas"]["Instant"];
        } | null;
        /**
         * @description `pending`: a value awaits a person; `missing`: the source published the day and it is not here; `expected`: not published yet; `closed`: the source publishes nothing, or before the first rate; `upcoming`: after today
         * @enum {string}
         */
        RateDayState: "published" | "corrected" | "pending" | "missing" | "expected" | "closed" | "upcoming";
        /** @enum {string} */
        RateSource: "ecb" | "kraken";
        RateCalendarDay: {
            date: components["schemas"]["Day"];
            state: components["schemas"]["RateDayState"];
            /** @description The last one up to the day; null before the first, and after today */
            rate: components["schemas"]["NullableAmount"];
            /** @description The day that the rate was published for */
            quote_day: components["schemas"]["NullableDay"];
            /** @description Of the rate published for the day since the one before, a fraction */
            change: number | null;
            /** @enum {string|null} */
            source: "import" | "ecb" | "crypto" | "kraken" | "manual" | "demo" | null;
            /** @description Of the rate published for the day: 1, more after a correction */
            version: number | null;
            /** @description What another source gave for the day of the rate */
            control: {
                source: components["schemas"]["RateSource"];
                rate: components["schemas"]["Amount"];
                /** @description From the published rate, a fraction */
                difference: number;
                /** @description More than 0.5 % apart */
                is_apart: boolean;
            } | null;
            /** @description A value that awaits a person */
            pending: {
                /** @description Its id; null while an administrator has to submit the value */
                change_request: string | null;
                value: components["schemas"]["Amount"];
            } | null;
        };
        RateCalendar: {
            /** @example 2026-11 */
            month: string;
            today: components["schemas"]["Day"];
            pairs: {
                /** @example EUR/USD */
                pair: string;
                /** @example EUR */
                base: string;
                /** @example USD */
                quote: string;
                current: components["schemas"]["CurrentRate"];
                /** @description The rate of `expected_day` is missing, by the calendar of the source */
                is_too_old: boolean;
                /** @description The last day whose rate should be there */
                expected_day: components["schemas"]["Day"];
                /** @description The last 30 published, oldest first */
                trend: {
                    date: components["schemas"]["Day"];
                    rate: components["schemas"]["Amount"];
                }[];
                /** @description Each day of the month */
                days: components["schemas"]["RateCalendarDay"][];
            }[];
        };
        ConvertedAmount: {
            amount: components["schemas"]["Amount"];
            /** @example EURC */
            from: string;
            /** @example USD */
            to: string;
            day: components["schemas"]["Day"];
            /** @description Rounded half-even to the decimals of its currency, once */
            result: components["schemas"]["Amount"];
            /** @description The same in euros, rounded; null when one side is at par with the euro */
            in_eur: components["schemas"]["NullableAmount"];
            /** @description One of the rates was published for an earlier day */
            is_fallback: boolean;
            /** @description The published rates used; none between currencies at par */
            quotes: {
                /** @example EUR */
                base: string;
                /** @example USD */
                quote: string;
                /** @description One `base` is worth so many `quote`, as published */
                rate: components["schemas"]["Amount"];
                /** @description The day that it was published for */
                date: components["schemas"]["Day"];
                is_fallback: boolean;
            }[];
        };
        /**
         * @example {
         *       "pair": "EUR/USD",
         *       "day": "2026-11-20",
         *       "reason": "Taux du 19 saisi au 20."
         *     }
         */
        RateWithdrawal: {
            /** @example EUR/USD */
            pair: string;
            /** @example 2026-11-20 */
            day: string;
            reason: string;
        };
        /** @enum {string} */
        RatePeriod: "day" | "90_days" | "history";
        RateFetch: {
            source: components["schemas"]["RateSource"];
            period: components["schemas"]["RatePeriod"];
            at: components["schemas"]["Instant"];
            /**
             * @description `late`: the source has not published the day yet; the last two: nothing was received, or it makes no sense
             * @enum {string}
             */
            outcome: "published" | "unchanged" | "waiting" | "late" | "unreachable" | "malformed";
            /** @description The last one received */
            last_day: components["schemas"]["NullableDay"];
            /** @description New values */
            published: number;
            /** @description Values that an administrator has to submit */
            waiting: number;
        };
        NullableRateFetch: components["schemas"]["RateFetch"] | null;
        RateSources: {
            /**
             * @description `off`: rates are imported by hand alone; `local`: those of the demonstration
             * @enum {string}
             */
            mode: "providers" | "local" | "off";
            sources: {
                source: components["schemas"]["RateSource"];
                last_success: components["schemas"]["NullableRateFetch"];
                last_failure: components["schemas"]["NullableRateFetch"];
            }[];
            waiting: {
                /** @description Of the import plan that commitImport submits */
                id: components["schemas"]["Id"];
                source: components["schemas"]["RateSource"];
                count: number;
                lines: components["schemas"]["ChangeLine"][];
                at: components["schemas"]["Instant"];
            }[];
        };
        /**
         * @example {
         *       "source": "ecb",
         *       "period": "day"
         *     }
         */
        RateFetchBody: {
            source: components["schemas"]["RateSource"];
            period: components["schemas"]["RatePeriod"];
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
            /** @description The strategy or the pair of the whole file, where no column names it */
            series?: string;
        };
        LineNote: {
            line: number;
            message: string;
        };
        /** @description Lines of the file, in order; at most 20 */
        LineRanges: {
            from: number;
            to: number;
        }[];
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
            /** @description Of a NAV, as accruals and mark */
            gross: components["schemas"]["NullableAmount"];
            accruals: components["schemas"]["NullableAmount"];
            high_water_mark: components["schemas"]["NullableAmount"];
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
            /** @description If there is any, the plan cannot be committed */
            errors: components["schemas"]["LineNote"][];
            /** @description What is unusual of the values; accepted with a reason */
            warnings: components["schemas"]["LineNote"][];
            /** @description Lines that have nothing to import, and why */
            ignored: components["schemas"]["LineNote"][];
            /** @description Where each effect is in the file */
            lines: {
                created: components["schemas"]["LineRanges"];
                changed: components["schemas"]["LineRanges"];
                unchanged: components["schemas"]["LineRanges"];
                ignored: components["schemas"]["LineRanges"];
            };
            /** @description The refused lines can be downloaded */
            has_refused: boolean;
            /** @description The first of each effect */
            sample: components["schemas"]["ImportRow"][];
            /** @description What the values that it would correct concern */
            affected: {
                /** @description Executed at them */
                deals: number;
                /** @description Downloaded, with figures made of them */
                statements: number;
            };
            effects: components["schemas"]["NavEffects"];
            from: components["schemas"]["NullableDay"];
            to: components["schemas"]["NullableDay"];
        };
        ColumnsForm: {
            /** @enum {string} */
            kind: "nav" | "fx_ecb" | "fx_crypto" | "statement";
            /**
             * Format: binary
             * @description CSV text
             */
            file: string;
        };
        ImportMapping: {
            date_column: components["schemas"]["ColumnName"];
            value_column: components["schemas"]["ColumnName"];
            /** @description Null where the whole file is one series */
            series_column: components["schemas"]["ColumnName"] | null;
            /** @enum {string} */
            date_format: "dd/mm/yyyy" | "yyyy-mm-dd" | "unix_seconds" | "unix_ms" | "unix_us";
            /** @enum {string} */
            decimal_separator: "," | ".";
        };
        FileColumns: {
            /** @description « Colonne 1 »… of a file without a header */
            headers: string[];
            /** @description The first lines */
            rows: string[][];
            /** @description Of the header; null where no mapping is needed */
            fingerprint: string | null;
            /** @description Its columns are known without a mapping */
            is_template: boolean;
            /**
             * @description Whose export it looks like
             * @example Yahoo Finance
             */
            source: string | null;
            /** @description The remembered one, else a proposal */
            mapping: components["schemas"]["ImportMapping"] | null;
            /** @description Their name; null of a proposal */
            saved_by: string | null;
            saved_at: components["schemas"]["NullableInstant"];
            /** @description The strategy or pair that the name of the file holds */
            series: string | null;
            /** @description Those that it may hold */
            choices: string[];
        };
        /**
         * @example {
         *       "kind": "fx_crypto",
         *       "fingerprint": "0000000000000000000000000000000000000000000000000000000000000000",
         *       "mapping": {
         *         "date_column": "Date",
         *         "value_column": "Close",
         *         "series_column": null,
         *         "date_format": "yyyy-mm-dd",
         *         "decimal_separator": "."
         *       }
         *     }
         */
        SaveImportMapping: {
            kind: components["schemas"]["ImportKind"];
            fingerprint: string;
            mapping: components["schemas"]["ImportMapping"];
        };
        SavedImportMapping: {
            mapping: components["schemas"]["ImportMapping"];
        };
        /**
         * @example {
         *       "reason": "VL du jour reçues du dépositaire."
         *     }
         */
        ImportCommit: {
            /** @description Required where a second person has to approve it */
            reason?: string;
            /** @description Added to the email of a correction; refused without one */
            message?: string;
        };
        ImportResult: {
            created: number;
            changed: number;
            unchanged: number;
            skipped: number;
            pending_change: components["schemas"]["PendingChange"];
        };
        /** @enum {string} */
        ClassKind: "token" | "shares" | "bspce" | "aga" | "bsa";
        Class: {
            id: components["schemas"]["Id"];
            /** @example KSK */
            symbol: string;
            name: string;
            kind: components["schemas"]["ClassKind"];
            decimals: number;
            /** @description Where claimed units are sent; null of what can not be claimed */
            network: components["schemas"]["Network"] | null;
        };
        /** @description `months`, then `days`, after `from`; `from` is null while the units count from a TGE without a day */
        TrancheDate: {
            from: components["schemas"]["NullableDay"];
            months: number;
            days: number;
        };
        /** @description What a version of a grant keeps; figures of any day are computed from it */
        Plan: {
            start: components["schemas"]["TrancheDate"];
            cliff: components["schemas"]["TrancheDate"] | null;
            suspended_from: components["schemas"]["NullableDay"];
            tranches: {
                at: components["schemas"]["TrancheDate"];
                units: components["schemas"]["Amount"];
            }[];
        };
        Grant: {
            id: components["schemas"]["Id"];
            /** @example ATT-2026-0001 */
            reference: string;
            class: components["schemas"]["Class"];
            origin: components["schemas"]["GrantOrigin"];
            granted_on: components["schemas"]["Day"];
            acquisition: components["schemas"]["Plan"];
            /** @description Null without a lock-up */
            unlock: components["schemas"]["Plan"] | null;
            canceled_on: components["schemas"]["NullableDay"];
            tge_day: components["schemas"]["NullableDay"];
            claimed: components["schemas"]["Amount"];
            /** @description Of claims in progress */
            pending: string;
            version: number;
        };
        Grants: {
            items: components["schemas"]["Grant"][];
        };
        GrantVersion: {
            number: number;
            change: components["schemas"]["GrantChange"];
            from: components["schemas"]["NullableDay"];
            /** @description Empty of the first */
            reason: string;
            at: components["schemas"]["Instant"];
            /** @description First name and last name of who made it; to its owner, the name of the team */
            by: string;
            acquisition: components["schemas"]["Plan"];
            unlock: components["schemas"]["Plan"] | null;
        };
        ClaimWallet: {
            label: string;
            network: components["schemas"]["Network"];
            address: string;
        };
        Claim: {
            id: components["schemas"]["Id"];
            units: components["schemas"]["Amount"];
            state: components["schemas"]["ClaimState"];
            requested_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["NullableInstant"];
            txid: string | null;
            /** @description Why it was refused */
            reason: string | null;
            wallet: components["schemas"]["ClaimWallet"];
        };
        GrantDetail: {
            grant: components["schemas"]["Grant"];
            /** @description Newest first */
            versions: components["schemas"]["GrantVersion"][];
            /** @description Newest first */
            claims: components["schemas"]["Claim"][];
            claims_left_today: components["schemas"]["NullableAmount"];
        };
        ClaimBody: {
            /** @description Decimal text, with a dot */
            units: string;
            wallet_id: components["schemas"]["Id"];
            /** @description Of the grant as it was read */
            version: number;
        };
        /** @enum {string} */
        WalletState: "unproven" | "proven";
        Wallet: {
            id: components["schemas"]["Id"];
            label: string;
            network: components["schemas"]["Network"];
            /** @description In its canonical form */
            address: string;
            state: components["schemas"]["WalletState"];
            /** @description What the wallet has to sign; null once it is proven, and of one that a signature can not prove (Bitcoin) */
            proof_text: string | null;
            proven_at: components["schemas"]["NullableInstant"];
            is_default: boolean;
        };
        Wallets: {
            items: components["schemas"]["Wallet"][];
        };
        WalletBody: {
            /** @description Refused in words (422) when blank or over 60 characters */
            label: string;
            network: components["schemas"]["Network"];
            address: string;
        };
        WalletProofBody: {
            signature: string;
        };
        Issuer: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description SIREN of a French company */
            registration_number: string;
            country: components["schemas"]["Country"];
        };
        Issuers: {
            items: components["schemas"]["Issuer"][];
        };
        IssuerBody: {
            name: string;
            registration_number: string;
            country: components["schemas"]["Country"];
        };
        ClassRow: {
            class: components["schemas"]["Class"];
            issuer: components["schemas"]["Issuer"];
            contract_address: string | null;
            total_supply: components["schemas"]["NullableAmount"];
            tge_day: components["schemas"]["NullableDay"];
            daily_limit: components["schemas"]["NullableAmount"];
            /** @description Of all grants, without what cancelled ones gave back */
            granted: components["schemas"]["Amount"];
            claimed: components["schemas"]["Amount"];
            version: number;
        };
        ClassRows: {
            items: components["schemas"]["ClassRow"][];
        };
        ClassBody: {
            issuer_id: components["schemas"]["Id"];
            kind: components["schemas"]["ClassKind"];
            /** @description Unique; refused in words (422) when it is not 2 to 10 capital letters and digits */
            symbol: string;
            name: string;
            /** @description 0 of what is no token */
            decimals: number;
            network: components["schemas"]["Network"] | null;
            contract_address: string | null;
            total_supply: string | null;
            tge_day: components["schemas"]["NullableDay"];
            daily_limit: string | null;
        };
        ClassChangeBody: {
            version: number;
            name: string;
            contract_address: string | null;
            total_supply: string | null;
            tge_day: components["schemas"]["NullableDay"];
            daily_limit: string | null;
        };
        KaskadPerson: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        IssuedGrantRow: {
            grant: components["schemas"]["Grant"];
            owner: components["schemas"]["KaskadPerson"];
        };
        IssuedGrantPage: {
            items: components["schemas"]["IssuedGrantRow"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            counts: {
                active: number;
                suspended: number;
                canceled: number;
                /** @description Wholly claimed */
                completed: number;
            };
        };
        /** @description What was typed. Absent fields are those that the shape does not have */
        Schedule: {
            /** @enum {string} */
            shape: "linear" | "cliff_linear" | "initial_linear" | "tranches" | "monthly" | "single" | "progressive";
            /** @description Null for the TGE */
            start: components["schemas"]["NullableDay"];
            /** @description Months from the TGE to the start */
            start_months: number;
            months?: number;
            /**
             * @description Months between two tranches
             * @enum {integer}
             */
            step?: 1 | 3 | 6 | 12;
            cliff_months?: number;
            /** @description Hundredths of a percent */
            initial_basis_points?: number;
            weights?: number[];
            tranches?: {
                day?: components["schemas"]["Day"];
                /** @description After the start; instead of a day */
                months?: number;
                units: string;
            }[];
        };
        GrantBody: {
            /** @description Of a user of Kaskad */
            email: string;
            /**
             * @description That of an investment is made by its issue
             * @enum {string}
             */
            origin: "bspce" | "aga" | "advisor" | "airdrop";
            granted_on: components["schemas"]["Day"];
            class_id: components["schemas"]["Id"];
            total: string;
            acquisition: components["schemas"]["Schedule"];
            unlock: components["schemas"]["Schedule"] | null;
        };
        IssuedGrant: {
            grant: components["schemas"]["Grant"];
            owner: components["schemas"]["KaskadPerson"];
            /** @description Newest first */
            versions: components["schemas"]["GrantVersion"][];
            /** @description Newest first */
            claims: components["schemas"]["Claim"][];
            pending_change: components["schemas"]["PendingChange"];
        };
        GrantTermsBody: {
            class_id: components["schemas"]["Id"];
            /** @description Decimal text, with a dot */
            total: string;
            acquisition: components["schemas"]["Schedule"];
            unlock: components["schemas"]["Schedule"] | null;
        };
        GrantPreview: {
            class: components["schemas"]["Class"];
            tge_day: components["schemas"]["NullableDay"];
            acquisition: components["schemas"]["Plan"];
            unlock: components["schemas"]["Plan"] | null;
        };
        GrantChangeBody: {
            version: number;
            /** @enum {string} */
            change: "changed" | "accelerated" | "suspended" | "resumed" | "canceled";
            /** @description First day of the change */
            from: components["schemas"]["Day"];
            /**
             * @description Which plan it changes; that of the acquisition when absent
             * @enum {string}
             */
            plan?: "acquisition" | "unlock";
            /** @description Of what is left from that day on; with `changed` alone */
            schedule?: components["schemas"]["Schedule"];
            /** @description Read by the owner; refused in words (422) when blank */
            reason: string;
        };
        GrantPlans: {
            acquisition: components["schemas"]["Plan"];
            unlock: components["schemas"]["Plan"] | null;
            canceled_on: components["schemas"]["NullableDay"];
        };
        GrantChangePreview: {
            class: components["schemas"]["Class"];
            tge_day: components["schemas"]["NullableDay"];
            before: components["schemas"]["GrantPlans"];
            after: components["schemas"]["GrantPlans"];
            /** @description Of a cancellation */
            returned: components["schemas"]["NullableAmount"];
        };
        GrantImportForm: {
            /**
             * Format: binary
             * @description CSV with the columns of the template
             */
            file: string;
        };
        GrantImport: {
            id: components["schemas"]["Id"];
            file_name: string;
            creates: number;
            done_at: components["schemas"]["NullableInstant"];
            /** @description Nothing is created while there is one */
            problems: {
                line: number;
                message: string;
            }[];
            /** @description The first lines as they were read */
            sample: {
                line: number;
                email: string;
                symbol: string;
                total: components["schemas"]["Amount"];
                tranches: number;
            }[];
        };
        UpcomingUnlocks: {
            /** @description The last of the 30 days */
            until: components["schemas"]["Day"];
            /** @description Who has one of them */
            people: number;
            /** @description In the order of the days */
            items: {
                day: components["schemas"]["Day"];
                class: components["schemas"]["Class"];
                units: components["schemas"]["Amount"];
                people: number;
            }[];
        };
        ClaimRow: {
            claim: components["schemas"]["Claim"];
            owner: components["schemas"]["KaskadPerson"];
            class: components["schemas"]["Class"];
            grant_id: components["schemas"]["Id"];
            grant_reference: string;
        };
        ClaimPage: {
            items: components["schemas"]["ClaimRow"][];
            total: number;
            /** @description False when there are more than `total` */
            is_total_exact?: boolean;
            page: number;
            page_size: number;
            counts: {
                open: number;
                requested: number;
                verifying: number;
                executed: number;
                refused: number;
                canceled: number;
            };
        };
        ClaimDetail: {
            row: components["schemas"]["ClaimRow"];
            grant: components["schemas"]["Grant"];
            pending_change: components["schemas"]["PendingChange"];
        };
        ExecuteClaimBody: {
            txid: string;
            /** @description For the second person, above the threshold */
            reason?: string;
        };
        RefuseClaimBody: {
            reason: string;
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
        /** @description A business rule failed; `errors` maps each field to its messages */
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
        /** @description Internal error, without details */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A provider or the database is busy or unreachable */
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
        /** @description Conflict with the current state or version of the object */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks the permission */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such object, or an object of another user */
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
        /** @description A repeated request with the same key and body returns the first response. */
        IdempotencyKey: string;
        PathId: components["schemas"]["Id"];
        Page: number;
        PageSize: number;
        PathUserId: components["schemas"]["Id"];
        /** @description Display currency. */
        DisplayCurrencyQuery: components["schemas"]["DisplayCurrency"];
        /** @description Id of the row that the page starts after; `page` is then only its number. */
        AfterRow: string;
        /** @description Id of the row that the page ends before. Ignored beside `after`. */
        BeforeRow: string;
        Search: string;
        /** @description Title of a strategy. */
        StrategyQuery: string;
        /** @description Those of one client. */
        ClientQuery: components["schemas"]["Id"];
        /** @description All but the contracts of this status. */
        StatusNot: components["schemas"]["ContractStatus"];
        /** @description All but the contracts of this payment status. */
        PaymentStatusNot: components["schemas"]["PaymentStatus"];
        /** @description `to_do`: signed, of a payment to examine. `withdrawals`: a withdrawal that waits for its NAV or is not paid out. `amount_gaps`: being examined, for another amount than was signed. */
        ContractQueue: components["schemas"]["ContractQueue"];
        /** @description The smallest amount, included, in the currency of each contract. */
        AmountMin: components["schemas"]["Amount"];
        /** @description The largest amount, included, in the currency of each contract. */
        AmountMax: components["schemas"]["Amount"];
        /** @description `false`: only contracts without a day of signature; `true`: only those with one */
        SignedQuery: "true" | "false";
        FromDate: components["schemas"]["Day"];
        ToDate: components["schemas"]["Day"];
        ExportFormatQuery: components["schemas"]["ExportFormat"];
        ReceiptSourceQuery: components["schemas"]["ReceiptSource"];
        /** @description All but the receipts of this source. */
        ReceiptSourceNot: components["schemas"]["ReceiptSource"];
        /** @description An account of the house. */
        HouseAccountQuery: components["schemas"]["HouseAccount"];
        NavStatusQuery: components["schemas"]["NavStatus"];
        /** @description All but the NAVs of this status. */
        NavStatusNot: components["schemas"]["NavStatus"];
        ActionQuery: components["schemas"]["AuditCode"];
        /** @description All but the entries of this action. */
        ActionNot: components["schemas"]["AuditCode"];
        ObjectTypeQuery: components["schemas"]["AuditCode"];
        /** @description All but the entries about this type of object. */
        ObjectTypeNot: components["schemas"]["AuditCode"];
        PayoutKindQuery: components["schemas"]["PayoutKind"];
        /** @description All but the payouts of this kind. */
        PayoutKindNot: components["schemas"]["PayoutKind"];
        EntryKindQuery: components["schemas"]["EntryKind"];
        /** @description All but the entries of this kind. */
        EntryKindNot: components["schemas"]["EntryKind"];
        AccountQuery: components["schemas"]["Account"];
        AssetQuery: components["schemas"]["Asset"];
        PathDay: components["schemas"]["Day"];
        PairQuery: string;
        /** @description All but the rates of this pair. */
        PairNot: string;
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
                    "application/json": components["schemas"]["LoginResponse"];
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
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The session is revoked */
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
            /** @description The account and its sessions are deleted */
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
            /** @description The user, updated or with the change that awaits the team */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelProfileChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user; no change awaits the team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsResponse"];
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
            /** @description The session is revoked and its token is no longer valid */
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
            /** @description The other sessions are revoked */
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
    listAccessLog: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                    /** @description Of `startViewAs`: this view is handed over, and not the session */
                    view_id?: string;
                };
            };
        };
        responses: {
            /** @description A code bound to the target origin; the token itself is never in a URL */
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
                    "application/json": components["schemas"]["HandedSession"];
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
            /** @description The password is changed and the other sessions are revoked */
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
            /** @description The password is set and every session is revoked */
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
            /** @description Accepted */
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
            /** @description Whether the token is valid */
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
    checkInvitation: {
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
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: components["schemas"]["Invitation"] | null;
                    };
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
            /** @description Enabled, or awaiting confirmation by the e-mailed code */
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
            /** @description Disabled */
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
                    /** @description The account's current password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account without the service */
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
            /** @description The state, computed for the day of closing */
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
                    /** @description The account's current password */
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
            /** @description No request is pending */
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
                    "application/json": components["schemas"]["UploadDocumentResponse"];
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
            /** @description Stored, awaiting review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadCompanyDocumentResponse"];
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
            /** @description The current status */
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
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The applicant, new or existing */
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
            /** @description Deleted, with its documents */
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
                /** @description 401 when absent or wrong */
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
            /** @description Processed, now or by an earlier delivery */
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
                        coins_off_par?: components["schemas"]["CoinsOffPar"];
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
                /** @description The ETag of the cached response */
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
                    /** @description Hash of the response */
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
            /** @description The cached response is current */
            304: {
                headers: {
                    /** @description Hash of the response */
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
                /** @description Screen filter; does not change the response */
                product?: string;
                /** @description Screen filter; does not change the response */
                period?: "daily" | "monthly_short" | "weekly" | "monthly";
                /** @description `none`: figures only; the daily series are empty */
                series?: "none";
            };
            header?: {
                /** @description The ETag of the cached response */
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
                    /** @description Version of the data in the response */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The cached response is current */
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
            /** @description One entry per product in which the caller has ever invested */
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
            /** @description The statements, and when the next one is due */
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
                /** @description A month (`2026-01`) or a year (`2026`) from listStatements */
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
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    strategy: components["schemas"]["StrategyChange"];
                    /** @description Required where a second person has to approve the change */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The product, changed; unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strategy: components["schemas"]["Strategy"];
                        pending_change: components["schemas"]["PendingChange"];
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
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The pending contract and the URL of its signing frame */
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
            /** @description Whether the address is valid, or the reason why not */
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
            /** @description The pending contract and the URL of its signing frame */
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
                /** @description A repeated request with the same key and body returns the first response. */
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
                    "application/json": components["schemas"]["ContractResponse"];
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
                /** @description A repeated request with the same key and body returns the first response. */
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
                    "application/json": components["schemas"]["ContractResponse"];
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
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, closed, with a refund due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
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
    previewWithdrawal: {
        parameters: {
            query?: {
                amount?: string;
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
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalPreview"];
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
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalBody"];
            };
        };
        responses: {
            /** @description The contract, with the withdrawal among those that wait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
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
    recordWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordWithdrawalBody"];
            };
        };
        responses: {
            /** @description The contract, with the change that waits for its approval */
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
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, without the withdrawal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
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
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The contract, with its payment proved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
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
            /** @description The status of the signature */
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
                /** @description 401 when absent or wrong */
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
            /** @description Processed, now or by an earlier delivery */
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
    listAssistedSubscriptions: {
        parameters: {
            query?: {
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                client?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of 50 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscriptions"];
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
    createAssistedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssistedBody"];
            };
        };
        responses: {
            /** @description The preparation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscription"];
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
    getAssistedSubscription: {
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
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscription"];
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
    listKnownOrigins: {
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
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownOrigins"];
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
    saveAssistedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAssistedBody"];
            };
        };
        responses: {
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscription"];
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
    sendSigningLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAssistedBody"];
            };
        };
        responses: {
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscription"];
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
    createPresenceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAssistedBody"];
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceLink"];
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
    cancelAssistedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAssistedBody"];
            };
        };
        responses: {
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistedSubscription"];
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
    listPreparedSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that await the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedSubscriptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreparedSubscription: {
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
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedSubscription"];
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
    openPreparedSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenPreparedBody"];
            };
        };
        responses: {
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedSubscription"];
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
    acceptPreparedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptPreparedBody"];
            };
        };
        responses: {
            /** @description The pending contract and the URL of its signing frame */
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
    declinePreparedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preparation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedSubscription"];
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
    listMyThreads: {
        parameters: {
            query?: {
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyThreads"];
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
    openThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewThreadBody"];
            };
        };
        responses: {
            /** @description The thread */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyThreadMessages"];
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
    getMyThread: {
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
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyThreadMessages"];
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
    writeMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessageBody"];
            };
        };
        responses: {
            /** @description The thread */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyThreadMessages"];
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
    markThreadRead: {
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
            /** @description Marked */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MessageFileForm"];
            };
        };
        responses: {
            /** @description Stored. Deleted after a day if no message holds it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageFile"];
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
    downloadMessageFile: {
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
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
    deleteMessageFile: {
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
            /** @description Deleted */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessageThreads: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                /** @description By how long it has been in its state. A minus sign reverses the order */
                sort?: "since" | "-since";
                q?: components["parameters"]["Search"];
                state?: components["schemas"]["ThreadState"];
                client?: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["ThreadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countMessageThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessageThread: {
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
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffThreadMessages"];
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
    updateMessageThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadChange"];
            };
        };
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffThreadMessages"];
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
    answerMessageThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            /** @description The thread */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffThreadMessages"];
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
    getChangeControl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting of this installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "has_two_person_control": true
                     *     }
                     */
                    "application/json": {
                        /** @description Over money, products, NAVs and rates */
                        has_two_person_control: boolean;
                        coins_off_par?: components["schemas"]["CoinsOffPar"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchStaff: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSearch"];
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
    getStaffTiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One tile for each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTiles"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkItems: {
        parameters: {
            query?: {
                view?: components["schemas"]["WorkView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fifty most urgent, and the counts of all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItems"];
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
    assignWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignWorkItemBody"];
            };
        };
        responses: {
            /** @description Assigned */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postponeWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostponeWorkItemBody"];
            };
        };
        responses: {
            /** @description Put off */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffIndicators: {
        parameters: {
            query?: {
                period?: components["schemas"]["IndicatorPeriod"];
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffIndicators"];
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
    listStaffActivity: {
        parameters: {
            query?: {
                /** @description An event of clients, or all that staff did */
                type?: components["schemas"]["StaffActivityType"];
                /** @description Title of a product */
                strategy?: components["schemas"]["Id"];
                after?: components["schemas"]["StaffActivityId"];
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
                    "application/json": components["schemas"]["StaffActivityPage"];
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
    listStaffViews: {
        parameters: {
            query: {
                screen: components["schemas"]["ViewScreen"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffViewList"];
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
    createStaffView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffViewBody"];
            };
        };
        responses: {
            /** @description The view */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffView"];
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
    deleteStaffView: {
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
            /** @description Deleted */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStaffView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffViewChange"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffView"];
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
    setDefaultStaffView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultStaffViewBody"];
            };
        };
        responses: {
            /** @description Stored */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    touchPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceBody"];
            };
        };
        responses: {
            /** @description The colleagues who have it open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
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
    getRecordHistory: {
        parameters: {
            query: {
                kind: components["schemas"]["RecordKind"];
                id: components["schemas"]["RecordId"];
                /** @description What this person did or requested alone */
                person?: string;
                /** @description What changed this field alone */
                field?: string;
                /** @description Id of the row that the page starts after */
                after?: string;
                page_size?: number;
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
                    "application/json": components["schemas"]["RecordHistory"];
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
    getRecordNotes: {
        parameters: {
            query: {
                kind: components["schemas"]["NoteKind"];
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes and the tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordNotes"];
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
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteBody"];
            };
        };
        responses: {
            /** @description The notes and the tasks of the record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordNotes"];
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
    deleteNote: {
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
            /** @description Deleted */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description Replaced */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTasks: {
        parameters: {
            query?: {
                state?: "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTasks"];
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
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTaskBody"];
            };
        };
        responses: {
            /** @description The notes and the tasks of the record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordNotes"];
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
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChange"];
            };
        };
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
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
    listAdminContracts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "signed_at" | "-signed_at" | "client" | "-client" | "status" | "-status";
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description `true`: only those whose payment is awaited */
                unpaid?: "true";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                /** @description Those of one client. */
                client?: components["parameters"]["ClientQuery"];
                /** @description All but the contracts of this status. */
                status_not?: components["parameters"]["StatusNot"];
                /** @description All but the contracts of this payment status. */
                payment_status_not?: components["parameters"]["PaymentStatusNot"];
                /** @description `to_do`: signed, of a payment to examine. `withdrawals`: a withdrawal that waits for its NAV or is not paid out. `amount_gaps`: being examined, for another amount than was signed. */
                queue?: components["parameters"]["ContractQueue"];
                /** @description The smallest amount, included, in the currency of each contract. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description The largest amount, included, in the currency of each contract. */
                amount_max?: components["parameters"]["AmountMax"];
                /** @description `false`: only contracts without a day of signature; `true`: only those with one */
                signed?: components["parameters"]["SignedQuery"];
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
                    "application/json": components["schemas"]["AdminContractPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "registered_at" | "-registered_at" | "name" | "-name";
                kind?: components["schemas"]["ClientKind"];
                identity?: components["schemas"]["ClientIdentity"];
                documents?: components["schemas"]["ClientDocuments"];
                profile?: components["schemas"]["ClientProfile"];
                adviser?: components["schemas"]["ClientAdviser"];
                holding?: components["schemas"]["ClientHolding"];
                validity?: components["schemas"]["ClientValidity"];
                state?: components["schemas"]["ClientState"];
                country?: components["schemas"]["ClientCountry"];
                service?: components["schemas"]["ClientService"];
                /** @description The first day of the last sign-in, in Paris, included */
                signed_in_from?: components["schemas"]["Day"];
                /** @description The last one, included */
                signed_in_to?: components["schemas"]["Day"];
                /** @description Those of one adviser. An adviser has their own alone, whatever is sent. */
                sales?: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["ClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
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
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClientBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    getClientDashboard: {
        parameters: {
            query?: {
                /** @description Display currency. */
                currency?: components["parameters"]["DisplayCurrencyQuery"];
                /** @description `none`: figures only; the daily series are empty */
                series?: "none";
            };
            header?: {
                /** @description The ETag of the cached response */
                "If-None-Match"?: string;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    /** @description Version of the data in the response */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The cached response is current */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainClientFigures: {
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
            /** @description One entry per product in which the client has ever invested */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientActivity: {
        parameters: {
            query?: {
                /** @description `client`: their timeline; `staff`: the acts of staff, none to an adviser */
                source?: "client" | "staff";
                /** @description Events of the timeline of this type alone */
                type?: components["schemas"]["EventType"];
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
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
                    "application/json": components["schemas"]["ClientActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeClientAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccessBody"];
            };
        };
        responses: {
            /** @description The client; unchanged while the change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    replaceClientEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceEmailBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    stopClientEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    lockClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    unlockClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    endClientSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    sendClientResetLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
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
    listClientInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations that the caller sees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvitations"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteClientBody"];
            };
        };
        responses: {
            /** @description The invitations that the caller sees */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvitations"];
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
    resendClientInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations that the caller sees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvitations"];
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
    cancelClientInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations that the caller sees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvitations"];
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
    listClientAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableAssignments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignClientsBody"];
            };
        };
        responses: {
            /** @description Each client, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAssignment"];
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
    previewClientAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentSelection"];
            };
        };
        responses: {
            /** @description Each client that exists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAssignment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoClientAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many had their former adviser back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneAssignment"];
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
    getClientIdentity: {
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
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientIdentityCase"];
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
    decideKyc: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideKycBody"];
            };
        };
        responses: {
            /** @description The case; unchanged while the decision awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientIdentityCase"];
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
    compareClientCompany: {
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
            /** @description The comparison */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyComparison"];
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
    decideDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDocumentBody"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientIdentityCase"];
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
    setDocumentExpiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDocumentExpiryBody"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientIdentityCase"];
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
    requestCorrections: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCorrectionsBody"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientIdentityCase"];
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
    openClientFile: {
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
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/heic": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
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
    createClientFileLink: {
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
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFileLink"];
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
    startViewAs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewAsBody"];
            };
        };
        responses: {
            /** @description Nothing is read yet */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedView"];
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
    listClientAccessLog: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAccessPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdvisers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        advisers: components["schemas"]["Adviser"][];
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
    listDelegations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their first day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delegations"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDelegation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDelegation"];
            };
        };
        responses: {
            /** @description The delegations that the caller sees */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delegations"];
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
    endDelegation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delegations that the caller sees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delegations"];
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
    getMyPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyPortfolio"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyClients: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "registered_at" | "-registered_at" | "name" | "-name";
                stage?: components["schemas"]["ClientStage"];
                block?: components["schemas"]["ClientBlock"];
                reason?: components["schemas"]["DayReason"];
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
                    "application/json": components["schemas"]["MyClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyClients: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "registered_at" | "-registered_at" | "name" | "-name";
                stage?: components["schemas"]["ClientStage"];
                block?: components["schemas"]["ClientBlock"];
                reason?: components["schemas"]["DayReason"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdviserAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRows"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteAdviser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteAdviserBody"];
            };
        };
        responses: {
            /** @description The adviser */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRow"];
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
    getAdviserFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each adviser who has clients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserFigures"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdviser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdviserBody"];
            };
        };
        responses: {
            /** @description The adviser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRow"];
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
    disableAdviser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The adviser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRow"];
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
    enableAdviser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The adviser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRow"];
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
    reassignClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReassignBody"];
            };
        };
        responses: {
            /** @description The adviser whom they leave */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserRow"];
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
    exportClients: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "registered_at" | "-registered_at" | "name" | "-name";
                kind?: components["schemas"]["ClientKind"];
                identity?: components["schemas"]["ClientIdentity"];
                documents?: components["schemas"]["ClientDocuments"];
                profile?: components["schemas"]["ClientProfile"];
                adviser?: components["schemas"]["ClientAdviser"];
                holding?: components["schemas"]["ClientHolding"];
                validity?: components["schemas"]["ClientValidity"];
                state?: components["schemas"]["ClientState"];
                country?: components["schemas"]["ClientCountry"];
                service?: components["schemas"]["ClientService"];
                /** @description The first day of the last sign-in, in Paris, included */
                signed_in_from?: components["schemas"]["Day"];
                /** @description The last one, included */
                signed_in_to?: components["schemas"]["Day"];
                /** @description Those of one adviser. An adviser has their own alone, whatever is sent. */
                sales?: components["schemas"]["Id"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdvisers: {
        parameters: {
            query?: {
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                status?: components["schemas"]["ProductStatus"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countAdminContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each combination that exists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: components["schemas"]["ContractCount"][];
                        /** @description Those of the queue of this name */
                        withdrawals: number;
                        /** @description Those of the queue of this name */
                        amount_gaps: number;
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
    sumAdminContracts: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description `true`: only those whose payment is awaited */
                unpaid?: "true";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                /** @description Those of one client. */
                client?: components["parameters"]["ClientQuery"];
                /** @description All but the contracts of this status. */
                status_not?: components["parameters"]["StatusNot"];
                /** @description All but the contracts of this payment status. */
                payment_status_not?: components["parameters"]["PaymentStatusNot"];
                /** @description `to_do`: signed, of a payment to examine. `withdrawals`: a withdrawal that waits for its NAV or is not paid out. `amount_gaps`: being examined, for another amount than was signed. */
                queue?: components["parameters"]["ContractQueue"];
                /** @description The smallest amount, included, in the currency of each contract. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description The largest amount, included, in the currency of each contract. */
                amount_max?: components["parameters"]["AmountMax"];
                /** @description `false`: only contracts without a day of signature; `true`: only those with one */
                signed?: components["parameters"]["SignedQuery"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they add up to in EUR, at the last rates published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTotal"];
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
    exportReceipts: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                tab?: components["schemas"]["ReceiptTab"];
                source?: components["parameters"]["ReceiptSourceQuery"];
                /** @description All but the receipts of this source. */
                source_not?: components["parameters"]["ReceiptSourceNot"];
                /** @description An account of the house. */
                account?: components["parameters"]["HouseAccountQuery"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportNavs: {
        parameters: {
            query?: {
                sort?: "date" | "-date" | "strategy" | "-strategy" | "value" | "-value";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                status?: components["parameters"]["NavStatusQuery"];
                /** @description All but the NAVs of this status. */
                status_not?: components["parameters"]["NavStatusNot"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                sort?: "date" | "-date";
                q?: components["parameters"]["Search"];
                action?: components["parameters"]["ActionQuery"];
                /** @description All but the entries of this action. */
                action_not?: components["parameters"]["ActionNot"];
                object_type?: components["parameters"]["ObjectTypeQuery"];
                /** @description All but the entries about this type of object. */
                object_type_not?: components["parameters"]["ObjectTypeNot"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
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
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    viewClientFile: {
        parameters: {
            query: {
                viewer: components["schemas"]["Id"];
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
                    "application/pdf": string;
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
    getJobFile: {
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
    listJobQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobQueueList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobQueue"];
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
    exportContracts: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "signed_at" | "-signed_at" | "client" | "-client" | "status" | "-status";
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description `true`: only those whose payment is awaited */
                unpaid?: "true";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                /** @description Those of one client. */
                client?: components["parameters"]["ClientQuery"];
                /** @description All but the contracts of this status. */
                status_not?: components["parameters"]["StatusNot"];
                /** @description All but the contracts of this payment status. */
                payment_status_not?: components["parameters"]["PaymentStatusNot"];
                /** @description `to_do`: signed, of a payment to examine. `withdrawals`: a withdrawal that waits for its NAV or is not paid out. `amount_gaps`: being examined, for another amount than was signed. */
                queue?: components["parameters"]["ContractQueue"];
                /** @description The smallest amount, included, in the currency of each contract. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description The largest amount, included, in the currency of each contract. */
                amount_max?: components["parameters"]["AmountMax"];
                /** @description `false`: only contracts without a day of signature; `true`: only those with one */
                signed?: components["parameters"]["SignedQuery"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
    listBulks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
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
                    "application/json": components["schemas"]["BulkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBulk: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "signed_at" | "-signed_at" | "client" | "-client" | "status" | "-status";
                status?: components["schemas"]["ContractStatus"];
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description `true`: only those whose payment is awaited */
                unpaid?: "true";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                /** @description Those of one client. */
                client?: components["parameters"]["ClientQuery"];
                /** @description All but the contracts of this status. */
                status_not?: components["parameters"]["StatusNot"];
                /** @description All but the contracts of this payment status. */
                payment_status_not?: components["parameters"]["PaymentStatusNot"];
                /** @description `to_do`: signed, of a payment to examine. `withdrawals`: a withdrawal that waits for its NAV or is not paid out. `amount_gaps`: being examined, for another amount than was signed. */
                queue?: components["parameters"]["ContractQueue"];
                /** @description The smallest amount, included, in the currency of each contract. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description The largest amount, included, in the currency of each contract. */
                amount_max?: components["parameters"]["AmountMax"];
                /** @description `false`: only contracts without a day of signature; `true`: only those with one */
                signed?: components["parameters"]["SignedQuery"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulk: {
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
            /** @description The bulk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
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
    listBulkRows: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                state?: components["schemas"]["BulkRowState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRowPage"];
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
    exportBulkRows: {
        parameters: {
            query?: {
                state?: components["schemas"]["BulkRowState"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk, under way or done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
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
    undoBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk, being undone or canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
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
    startPaymentCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, with its payment in checking */
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
    remindClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is queued */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContractMails: {
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
            /** @description Newest first, 100 at most; an email is deleted a month after it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractMails"];
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
    listContractDocuments: {
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
            /** @description The contract, the PEP, then the evidence of the signature; those that there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDocuments"];
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
    listAddedDocuments: {
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
            /** @description The document added last first, its newest version first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedDocuments"];
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
    addContractDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddDocumentForm"];
            };
        };
        responses: {
            /** @description The document, with its one version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedDocument"];
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
    downloadContractDocument: {
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
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
    replaceContractDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplaceDocumentForm"];
            };
        };
        responses: {
            /** @description The document, with all its versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedDocument"];
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
    resendSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The contract, paid or held */
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
    rectifyPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RectifyPaymentBody"];
            };
        };
        responses: {
            /** @description The contract, corrected, or with the correction that waits for a second person */
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
    previewRectification: {
        parameters: {
            query: {
                amount: string;
                value_date: string;
                receipt_id?: string;
                reference?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreview"];
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
    uploadRectificationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadStaffFile"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatementIssues: {
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
            /** @description The last period first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementIssues"];
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
    refuseProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
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
            /** @description The contract, with its payment waiting */
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
    listRegisterLines: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "since" | "-since";
                view?: components["schemas"]["RegisterView"];
                nature?: components["schemas"]["RegisterNature"];
                strategy_id?: string;
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
                    "application/json": components["schemas"]["RegisterLinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRegisterLines: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "since" | "-since";
                view?: components["schemas"]["RegisterView"];
                nature?: components["schemas"]["RegisterNature"];
                strategy_id?: string;
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadHolders: {
        parameters: {
            query: {
                on: components["schemas"]["Day"];
                known_on: components["schemas"]["Day"];
                strategy_id?: string;
                format: "pdf" | "csv";
            };
            header?: never;
            path?: never;
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
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null before the first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastRegisterCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastRegisterCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countRegisterLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterLine: {
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
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    enterRegisterMovement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterMovementBody"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    rectifyRegisterEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RectifyEntryBody"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    reportRegisterGap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportGapBody"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    answerRegisterGap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerGapBody"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    attachRegisterAttestation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadStaffFile"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterLineRecord"];
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
    listPayouts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "due_by" | "-due_by";
                /** @description `open`: what is still owed */
                state?: "open" | "to_qualify" | "to_prepare" | "to_approve" | "to_execute" | "executed" | "void" | "replaced";
                kind?: components["parameters"]["PayoutKindQuery"];
                /** @description All but the payouts of this kind. */
                kind_not?: components["parameters"]["PayoutKindNot"];
                asset?: string;
                /** @description `true`: only those past their last day */
                late?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and the count of each state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumPayouts: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description `open`: what is still owed */
                state?: "open" | "to_qualify" | "to_prepare" | "to_approve" | "to_execute" | "executed" | "void" | "replaced";
                kind?: components["parameters"]["PayoutKindQuery"];
                /** @description All but the payouts of this kind. */
                kind_not?: components["parameters"]["PayoutKindNot"];
                asset?: string;
                /** @description `true`: only those past their last day */
                late?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they add up to in EUR, at the last rates published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTotal"];
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
    exportPayouts: {
        parameters: {
            query?: {
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "due_by" | "-due_by";
                /** @description `open`: what is still owed */
                state?: "open" | "to_qualify" | "to_prepare" | "to_approve" | "to_execute" | "executed" | "void" | "replaced";
                kind?: components["parameters"]["PayoutKindQuery"];
                /** @description All but the payouts of this kind. */
                kind_not?: components["parameters"]["PayoutKindNot"];
                asset?: string;
                /** @description `true`: only those past their last day */
                late?: "true";
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayout: {
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
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
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
    uploadPayoutForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadStaffFile"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFile"];
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
    preparePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreparePayoutBody"];
            };
        };
        responses: {
            /** @description The payout, with the request that another person approves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
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
    executePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutePayoutBody"];
            };
        };
        responses: {
            /** @description The payout, executed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
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
    voidPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidPayoutBody"];
            };
        };
        responses: {
            /** @description The payout, void */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
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
    qualifyPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualifyPayoutBody"];
            };
        };
        responses: {
            /** @description The payout, executed or to be prepared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
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
    createPayoutFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayoutFileBody"];
            };
        };
        responses: {
            /** @description The file, stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutFile"];
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
    getPayoutFile: {
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
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
    withdrawPayoutFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawPayoutFileBody"];
            };
        };
        responses: {
            /** @description Withdrawn; those of its payouts that are not executed may be in another file */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientPayouts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
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
                    "application/json": components["schemas"]["ClientPayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayoutDetailsBody"];
            };
        };
        responses: {
            /** @description The details, the new one included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
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
    listJournalEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["RowNumber"];
                before?: components["schemas"]["RowNumber"];
                sort?: "date" | "-date";
                kind?: components["parameters"]["EntryKindQuery"];
                /** @description All but the entries of this kind. */
                kind_not?: components["parameters"]["EntryKindNot"];
                account?: components["parameters"]["AccountQuery"];
                asset?: components["parameters"]["AssetQuery"];
                contract?: components["schemas"]["Id"];
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["JournalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrialBalance: {
        parameters: {
            query?: {
                day?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalance"];
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
    listAccounts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["AccountRowId"];
                before?: components["schemas"]["AccountRowId"];
                family?: components["schemas"]["AccountFamily"];
                asset?: components["parameters"]["AssetQuery"];
                q?: components["parameters"]["Search"];
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
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountLedger: {
        parameters: {
            query: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["LedgerLineId"];
                before?: components["schemas"]["LedgerLineId"];
                sort?: "date" | "-date";
                account: components["schemas"]["Account"];
                asset: components["schemas"]["Asset"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines, with the balances before and after the period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holdings"];
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
    listWaitingOrders: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                sort?: "date" | "-date";
                kind?: components["schemas"]["OrderKind"];
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
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
                    "application/json": components["schemas"]["WaitingOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollectedFees: {
        parameters: {
            query?: {
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedFees"];
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
    getUnattachedFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their number and sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnattachedFunds"];
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
    listParameterVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: components["schemas"]["VersionedParameter"][];
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
    changeParameter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParameterChangeBody"];
            };
        };
        responses: {
            /** @description The parameter, unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedParameter"];
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
    listAudit: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["RowNumber"];
                before?: components["schemas"]["RowNumber"];
                sort?: "date" | "-date";
                q?: components["parameters"]["Search"];
                action?: components["parameters"]["ActionQuery"];
                /** @description All but the entries of this action. */
                action_not?: components["parameters"]["ActionNot"];
                object_type?: components["parameters"]["ObjectTypeQuery"];
                /** @description All but the entries about this type of object. */
                object_type_not?: components["parameters"]["ObjectTypeNot"];
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
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAudit: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is verified, and the first fault */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerification"];
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
    listAlerts: {
        parameters: {
            query?: {
                state?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alerts"];
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
    closeAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAlertBody"];
            };
        };
        responses: {
            /** @description Closed */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDayControls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today and the thirteen days before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayControls"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["parameters"]["PathDay"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The control of the day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayControl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["parameters"]["PathDay"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignDayBody"];
            };
        };
        responses: {
            /** @description The control of the day, signed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayControl"];
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
    listCorrections: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["CorrectionId"];
                before?: components["schemas"]["CorrectionId"];
                sort?: "date" | "-date";
                /** @description `open`: only those with a deal that nothing was decided of */
                state?: "open";
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
                    "application/json": components["schemas"]["CorrectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCorrection: {
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
            /** @description The correction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    decideDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDealBody"];
            };
        };
        responses: {
            /** @description The correction, with the decision or what waits for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    exportBooks: {
        parameters: {
            query: {
                list: components["schemas"]["BooksList"];
                kind?: components["parameters"]["EntryKindQuery"];
                /** @description All but the entries of this kind. */
                kind_not?: components["parameters"]["EntryKindNot"];
                account?: components["parameters"]["AccountQuery"];
                asset?: components["parameters"]["AssetQuery"];
                contract?: components["schemas"]["Id"];
                q?: components["parameters"]["Search"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                day?: components["schemas"]["Day"];
                family?: components["schemas"]["AccountFamily"];
                order?: components["schemas"]["OrderKind"];
                /** @description Of one corrected value */
                correction?: components["schemas"]["Id"];
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    closeContractByStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The contract, with the pending change, or closed */
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
    recordRenunciationLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenunciationLetterBody"];
            };
        };
        responses: {
            /** @description The contract, with the pending change, or renounced */
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
    cancelContractByStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The contract, canceled */
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
    listChangeRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                tab?: "pending" | "to_decide" | "mine" | "decided";
                /** @description Only those that publish or correct these values */
                publishes?: "navs" | "fx_rates";
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
                    "application/json": components["schemas"]["ChangeRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeRequest: {
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
            /** @description The change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequest"];
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
    requestApprovalCode: {
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
            /** @description Sent */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveChangeRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveBody"];
            };
        };
        responses: {
            /** @description The change, approved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequest"];
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
    refuseChangeRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The change, refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequest"];
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
    cancelChangeRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change, canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequest"];
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
    listContractReceipts: {
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
            /** @description The contract's money */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractReceipts"];
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
    previewPayment: {
        parameters: {
            query?: {
                amount?: string;
                value_date?: string;
                receipt_id?: string;
                short?: "wait" | "accept";
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreview"];
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
    acceptReceivedAmount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReasonBody"];
            };
        };
        responses: {
            /** @description The contract's money */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractReceipts"];
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
    readChainReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadChainBody"];
            };
        };
        responses: {
            /** @description What the chain shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainReading"];
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
    listReceipts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                tab?: components["schemas"]["ReceiptTab"];
                source?: components["parameters"]["ReceiptSourceQuery"];
                /** @description All but the receipts of this source. */
                source_not?: components["parameters"]["ReceiptSourceNot"];
                /** @description An account of the house. */
                account?: components["parameters"]["HouseAccountQuery"];
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
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    typeReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypeReceiptBody"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    getReceipt: {
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
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    attachReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachReceiptBody"];
            };
        };
        responses: {
            /** @description The receipt, attached or held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    detachReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReasonBody"];
            };
        };
        responses: {
            /** @description The receipt, to be matched again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    leaveUnmatched: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReasonBody"];
            };
        };
        responses: {
            /** @description The receipt, unmatched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    recordPayoutReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPayoutReturnBody"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDetail"];
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
    recordBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBalanceBody"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciledAccount"];
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
    recordMovement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordMovementBody"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciledAccount"];
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
    reverseMovement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseMovementBody"];
            };
        };
        responses: {
            /** @description The entry that is undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
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
    previewStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StatementForm"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPreview"];
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
    importStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StatementForm"];
            };
        };
        responses: {
            /** @description The file as it was imported; the same one again returns the same */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPreview"];
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
    getStatementMapping: {
        parameters: {
            query?: {
                /** @description An account of the house. */
                account?: components["parameters"]["HouseAccountQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptMapping"];
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
    saveStatementMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMappingBody"];
            };
        };
        responses: {
            /** @description The columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptMapping"];
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
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order on the products screen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
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
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    getProduct: {
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
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    listProductVersions: {
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
            /** @description The newest first; empty before the first change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["ProductVersion"][];
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
    previewProductState: {
        parameters: {
            query: {
                action: components["schemas"]["ProductAction"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreview"];
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
    publishProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description The product; unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    suspendProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description The product; unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    resumeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description The product; unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    archiveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description The product; unchanged while its change awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description Deleted */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopPlannedDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The product, with the details that clients know */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
                after?: components["schemas"]["NavId"];
                before?: components["schemas"]["NavId"];
                sort?: "date" | "-date" | "strategy" | "-strategy" | "value" | "-value";
                /** @description Title of a strategy. */
                strategy?: components["parameters"]["StrategyQuery"];
                status?: components["parameters"]["NavStatusQuery"];
                /** @description All but the NAVs of this status. */
                status_not?: components["parameters"]["NavStatusNot"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavCalendar: {
        parameters: {
            query?: {
                /** @description The current month in Paris by default */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavCalendar"];
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
    checkNavs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavCells"];
            };
        };
        responses: {
            /** @description The cells, in the order of their strategies and days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavCheck"];
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
    downloadNavAttestation: {
        parameters: {
            query: {
                strategy_id: string;
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
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
    listNavDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day and strategy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavDrafts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNavDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavDraftSave"];
            };
        };
        responses: {
            /** @description Every draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavDrafts"];
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
    submitNavs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavSubmission"];
            };
        };
        responses: {
            /** @description The request, or null once they are published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedNavs"];
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
    listNavVersions: {
        parameters: {
            query: {
                strategy_id: string;
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; none of a day that never had a NAV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavVersions"];
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
    previewNavWithdrawal: {
        parameters: {
            query: {
                strategy_id: string;
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawNav: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavWithdrawal"];
            };
        };
        responses: {
            /** @description The request that holds it, or nothing once it is withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedNavs"];
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
    listFxRates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                after?: components["schemas"]["FxRateId"];
                before?: components["schemas"]["FxRateId"];
                sort?: "date" | "-date" | "pair" | "-pair" | "rate" | "-rate";
                pair?: components["parameters"]["PairQuery"];
                /** @description All but the rates of this pair. */
                pair_not?: components["parameters"]["PairNot"];
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
                    "application/json": components["schemas"]["FxRatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveManualRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualRate"];
            };
        };
        responses: {
            /** @description The request that holds it, or nothing once it is published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRate"];
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
    exportFxRates: {
        parameters: {
            query?: {
                sort?: "date" | "-date" | "pair" | "-pair" | "rate" | "-rate";
                pair?: components["parameters"]["PairQuery"];
                /** @description All but the rates of this pair. */
                pair_not?: components["parameters"]["PairNot"];
                from?: components["parameters"]["FromDate"];
                to?: components["parameters"]["ToDate"];
                format?: components["parameters"]["ExportFormatQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
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
            /** @description The job that prepares the file */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRateCalendar: {
        parameters: {
            query?: {
                /** @description The current month in Paris by default */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateCalendar"];
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
    convertAmount: {
        parameters: {
            query: {
                /** @description A decimal */
                amount: string;
                /** @description A currency or a coin */
                from: string;
                /** @description A currency or a coin */
                to: string;
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertedAmount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateWithdrawal"];
            };
        };
        responses: {
            /** @description The request that holds it, or nothing once it is withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRate"];
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
    getRateSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSources"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fetchRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateFetchBody"];
            };
        };
        responses: {
            /** @description What was received; a source that failed is a result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateFetch"];
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
    downloadRefusedLines: {
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
            /** @description CSV in the French spreadsheet format */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    readFileColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ColumnsForm"];
            };
        };
        responses: {
            /** @description The columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileColumns"];
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
    saveImportMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveImportMapping"];
            };
        };
        responses: {
            /** @description The columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedImportMapping"];
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
    commitImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCommit"];
            };
        };
        responses: {
            /** @description The result; what it will be while it awaits a second person */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
    listGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grants"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGrant: {
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
            /** @description The grant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantDetail"];
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
    downloadGrantCalendar: {
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
            /** @description The calendar */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
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
    downloadGrantTranches: {
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
            /** @description The file */
            200: {
                headers: {
                    /** @description Name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    claimUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBody"];
            };
        };
        responses: {
            /** @description The grant with its claim */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantDetail"];
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
    cancelClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantDetail"];
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
    listWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletBody"];
            };
        };
        responses: {
            /** @description The wallets */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
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
    proveWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletProofBody"];
            };
        };
        responses: {
            /** @description The wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
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
    setDefaultWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
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
    removeWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
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
    listIssuers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issuers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issuers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIssuer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuerBody"];
            };
        };
        responses: {
            /** @description The issuers */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issuers"];
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
    listClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassRows"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassBody"];
            };
        };
        responses: {
            /** @description The classes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassRows"];
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
    updateClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassChangeBody"];
            };
        };
        responses: {
            /** @description The classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassRows"];
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
    listIssuedGrants: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "granted_on" | "-granted_on";
                state?: "active" | "suspended" | "canceled" | "completed";
                class?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and the count of each tab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedGrantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantBody"];
            };
        };
        responses: {
            /** @description The grant */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedGrant"];
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
    previewGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantTermsBody"];
            };
        };
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIssuedGrant: {
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
            /** @description The grant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedGrant"];
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
    previewGrantChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantChangeBody"];
            };
        };
        responses: {
            /** @description Before and after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantChangePreview"];
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
    changeGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantChangeBody"];
            };
        };
        responses: {
            /** @description The grant, or the change that awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedGrant"];
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
    previewGrantImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GrantImportForm"];
            };
        };
        responses: {
            /** @description The plan of the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantImport"];
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
    commitGrantImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantImport"];
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
    listUpcomingUnlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingUnlocks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaims: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Id of the row that the page starts after; `page` is then only its number. */
                after?: components["parameters"]["AfterRow"];
                /** @description Id of the row that the page ends before. Ignored beside `after`. */
                before?: components["parameters"]["BeforeRow"];
                q?: components["parameters"]["Search"];
                /** @description A minus sign reverses the order */
                sort?: "requested_at" | "-requested_at";
                /** @description `open`: to be decided */
                state?: "open" | "requested" | "verifying" | "executed" | "refused" | "canceled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and the count of each tab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClaim: {
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
            /** @description The claim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDetail"];
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
    verifyClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDetail"];
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
    executeClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecuteClaimBody"];
            };
        };
        responses: {
            /** @description The claim, or the change that awaits a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDetail"];
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
    refuseClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseClaimBody"];
            };
        };
        responses: {
            /** @description The claim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDetail"];
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
            /** @description The process is alive */
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
                        /** @description Short hash of the running commit; null without the setting COMMIT */
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
