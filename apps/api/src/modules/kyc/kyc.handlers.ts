import { handler, providerHandler } from '../../http/handler.ts';
import { createApplicant } from './create-applicant.ts';
import { createVerificationToken } from './create-verification-token.ts';
import { deleteApplicant } from './delete-applicant.ts';
import { getApplicant } from './get-applicant.ts';
import { receiveSumsubWebhook, verifySumsubSignature } from './receive-sumsub-webhook.ts';
import { refreshVerificationToken } from './refresh-verification-token.ts';
import { updateApplicant } from './update-applicant.ts';
import { updateKyc } from './update-kyc.ts';
import { uploadCompanyDocument } from './upload-company-document.ts';
import { uploadDocument } from './upload-document.ts';

export const kycHandlers = {
  uploadDocument: handler<'uploadDocument'>(async ({ deps, actor, body, upload }) => ({
    success: true,
    kyc_status: await uploadDocument(deps, actor, { form: body, upload }),
  })),
  uploadCompanyDocument: handler<'uploadCompanyDocument'>(({ deps, actor, body, upload }) =>
    uploadCompanyDocument(deps, actor, { docType: body.doc_type, upload }),
  ),
  createVerificationToken: handler<'createVerificationToken'>(({ deps, actor, body }) =>
    createVerificationToken(deps, actor, body.user_id),
  ),
  refreshVerificationToken: handler<'refreshVerificationToken'>(({ deps, actor }) =>
    refreshVerificationToken(deps, actor),
  ),
  updateKyc: handler<'updateKyc'>(({ deps, actor, body }) =>
    updateKyc(deps, actor, { userId: body.user_id, status: body.kyc_status }),
  ),
  createApplicant: handler<'createApplicant'>(({ deps, actor, body }) =>
    createApplicant(deps, actor, body.user_id),
  ),
  getApplicant: handler<'getApplicant'>(({ deps, actor, params }) =>
    getApplicant(deps, actor, params.user_id),
  ),
  updateApplicant: handler<'updateApplicant'>(({ deps, actor, params, body }) =>
    updateApplicant(deps, actor, { userId: params.user_id, status: body.status }),
  ),
  deleteApplicant: handler<'deleteApplicant'>(async ({ deps, actor, params }) => {
    await deleteApplicant(deps, actor, params.user_id);
    return { success: true };
  }),
  receiveSumsubWebhook: providerHandler<'receiveSumsubWebhook'>({
    verify: ({ deps, request }) =>
      verifySumsubSignature(deps, {
        rawBody: request.rawBody,
        digest: request.header('x-payload-digest'),
        algorithm: request.header('x-payload-digest-alg'),
      }),
    run: async ({ deps, body }) => {
      await receiveSumsubWebhook(deps, body);
      return { received: true };
    },
  }),
};
