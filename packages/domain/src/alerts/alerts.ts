// What the system alerts administrators of (staff-and-kaskad 13). Each rule has a parameter of the same name.

/** In the order of the screen. Of each the parameter says whether it is on, or from how much: 0 is off. */
export const alertParameters = {
  hash_twice: 'ALERT_HASH_TWICE',
  other_payer: 'ALERT_OTHER_PAYER',
  shared_account: 'ALERT_SHARED_ACCOUNT',
  files_opened: 'ALERT_FILES_AN_HOUR',
  day_unsigned: 'ALERT_UNSIGNED_HOUR',
  broken_chain: 'ALERT_BROKEN_CHAIN',
  infected_file: 'ALERT_INFECTED_FILE',
  disputed: 'ALERT_DISPUTED',
} as const;

export type AlertRule = keyof typeof alertParameters;
