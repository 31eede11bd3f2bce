// What the outside world is to the use cases: each with a real adapter, and a local one where it may run without.
import type { AddressesPort } from './addresses/addresses-port.ts';
import type { AntivirusPort } from './antivirus/antivirus-port.ts';
import type { ChainPort } from './chain/chain-port.ts';
import type { Clock } from './clock/clock.ts';
import type { CompaniesPort } from './companies/companies-port.ts';
import type { FilesPort } from './files/files-port.ts';
import type { Ids } from './ids/ids.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { KycPort } from './kyc/kyc-port.ts';
import type { MailPort } from './mail/mail-port.ts';
import type { RatesPort } from './rates/rates-port.ts';
import type { DocumentSeal } from './signature/pdf/document-seal.ts';
import type { SignaturePort } from './signature/signature-port.ts';
import type { TimestampsPort } from './timestamps/timestamps-port.ts';

export interface Ports {
  clock: Clock;
  ids: Ids;
  files: FilesPort;
  mail: MailPort;
  jobs: JobQueue;
  kyc: KycPort;
  signature: SignaturePort;
  seal: DocumentSeal;
  timestamps: TimestampsPort;
  chain: ChainPort;
  companies: CompaniesPort;
  addresses: AddressesPort;
  rates: RatesPort;
  antivirus: AntivirusPort;
}
