import { FormAlert } from '@repo/client/form';
import {
  assistedTexts,
  type ClientSituation,
  type ComplianceValues,
  clientSituations,
  type FundsSource,
  fundsDetailMaxLength,
  fundsSources,
  validateCompliance,
} from '@repo/domain/assisted';
import { currentVersion, legalKinds } from '@repo/domain/legal';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import type { StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { useStepForm } from './use-step-form.ts';

/** Step 4: where the funds come from, and the documents handed over. The boxes are the client’s. */
export function ComplianceStep({ draft, go }: StepProps) {
  const initial: ComplianceValues = {
    funds_source: draft.funds_source,
    funds_detail: draft.funds_detail,
    situation: draft.situation,
  };
  const form = useStepForm<ComplianceValues>({
    draft,
    initial,
    validate: validateCompliance,
    toBody: (values) => ({ step: 'compliance', ...values }),
    onSaved: () => go('send'),
  });
  return (
    <Card title={texts.steps.compliance}>
      <Form isPending={form.isPending} onSubmit={form.submit}>
        <FormAlert message={form.message} />
        <RecordConflict conflict={form.conflict} onReload={() => form.change(initial)} typed={[]} />
        <Select<FundsSource>
          {...form.field('funds_source')}
          label={texts.fundsSource}
          options={fundsSources.map((one) => ({ value: one, label: assistedTexts.fundsSources[one] }))}
          placeholder={texts.pick}
        />
        <TextAreaField
          {...form.field('funds_detail')}
          description={texts.fundsDetailHelp}
          isOptional
          label={texts.fundsDetail}
          maxLength={fundsDetailMaxLength}
        />
        <Select<ClientSituation>
          {...form.field('situation')}
          label={texts.situation}
          options={clientSituations.map((one) => ({ value: one, label: assistedTexts.situations[one] }))}
          placeholder={texts.pick}
        />
        <DefinitionList
          items={legalKinds.map((kind) => {
            const { version, sha256 } = currentVersion(kind);
            return { term: texts.documents[kind], value: texts.version(version, sha256.slice(0, 12)) };
          })}
        />
        <Banner>{texts.boxes}</Banner>
        <FormActions>
          <Button onPress={() => go('origin')} variant="ghost">
            {texts.previous}
          </Button>
          <Button isPending={form.isPending} type="submit">
            {texts.next}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
