import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleProduct } from '../../testing/sample-products.ts';

const open = usePages();
const as = sampleAdmin();

it('is published at 0 % once its warning is accepted', async () => {
  const { user, calls } = open('/admin/produits/str_usdfy', {
    as,
    handlers: {
      getProduct: sampleProduct({ status: 'suspended' }, { apy: 0 }),
      previewProductState: {
        needs_second_person: true,
        warnings: ['Les clients pourront de nouveau y souscrire.', 'Le rendement annuel estimé est de 0 %.'],
        lines: [],
      },
      resumeProduct: sampleProduct({ status: 'suspended' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rouvrir les souscriptions' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByRole('checkbox', { name: /^J’ai pris connaissance/ });
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Décision');
  const submit = dialog.getByRole('button', { name: 'Demander la validation' });
  expect(submit.hasAttribute('disabled')).toBe(true);
  await user.click(box);
  await user.click(submit);
  await waitFor(() => expect(calls('resumeProduct')).toHaveLength(1));
});
