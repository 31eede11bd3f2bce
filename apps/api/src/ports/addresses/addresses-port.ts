// The national base of addresses.

export interface FoundAddress {
  /** « 12 avenue des Tilleuls ». */
  line: string;
  zipCode: string;
  city: string;
}

export interface AddressesPort {
  /** `off`: no service is set, and addresses are typed without help. */
  name: 'geoplateforme' | 'off';
  /**
   * The most likely first, five at most.
   * @throws AddressesUnavailable
   */
  search: (typed: string) => Promise<FoundAddress[]>;
}

/** The service did not respond in time, or its response makes no sense. */
export class AddressesUnavailable extends Error {
  override readonly name = 'AddressesUnavailable';
}
