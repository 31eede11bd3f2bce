/** A mistake of the operator in a setting: one sentence that begins with the name of the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
