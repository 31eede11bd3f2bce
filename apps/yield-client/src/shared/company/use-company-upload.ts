import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import type { CompanyDocumentType } from '@repo/domain/kyc';
import { companyDocumentsToSend, validateCompanyDocuments } from '@repo/domain/validation';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { failureOf, sendCompanyDocuments, type UploadResult } from './company.queries.ts';
import { companyTexts as texts } from './company.texts.ts';

export type ChosenFiles = Partial<Record<CompanyDocumentType, File>>;

/** The selected files of the company, and their upload; failed ones stay selected (R127–R133). */
export function useCompanyUpload() {
  const { api, queryClient } = useServices();
  const [chosen, setChosen] = useState<ChosenFiles>({});
  const choices = Object.entries(chosen).map(([doc_type, file]) => ({ doc_type, file }));
  const upload = useSending({
    mutationFn: () => sendCompanyDocuments(api, companyDocumentsToSend(choices)),
    onSuccess: async (results) => {
      reportResults(results);
      const failed = new Set(results.flatMap(({ type, error }) => (error === null ? [] : [type])));
      setChosen((files) =>
        Object.fromEntries(Object.entries(files).filter(([type]) => hasType(failed, type))),
      );
      await invalidate(queryClient, 'getMe');
    },
    onError: (error) => toast.error(texts.failed(error.message)),
  });
  return {
    chosen,
    choose: (type: CompanyDocumentType, file: File | undefined) =>
      setChosen(({ [type]: _replaced, ...others }) => (file ? { ...others, [type]: file } : others)),
    isPending: upload.isPending,
    submit: () => {
      const { first } = validateCompanyDocuments(choices);
      if (first === null) upload.send();
      else toast.error(first.message);
    },
  };
}

function hasType(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type);
}

function reportResults(results: readonly UploadResult[]): void {
  const failure = failureOf(results);
  if (failure === null) toast.success(texts.sent);
  else toast.error(failure);
}
