/** The menu of a contract, on « Mes documents ». */
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const user = userEvent.setup({ delay: null });

/** Opens the menu of the only contract, and returns its entries. */
export async function openContractMenu(): Promise<HTMLElement[]> {
  await user.click(await screen.findByRole('button', { name: /^Autres actions/ }));
  return within(await screen.findByRole('menu')).getAllByRole('menuitem');
}

/** Chooses an entry by the beginning of its name. */
export async function chooseInMenu(name: string): Promise<void> {
  const entry = (await openContractMenu()).find(({ textContent }) => textContent.startsWith(name));
  if (entry === undefined) throw new Error(`no « ${name} » in the menu`);
  await user.click(entry);
}
