// Ether and ERC-20 tokens through the JSON-RPC API of a node. Ether that a contract sends inside a transaction does not show.
import {
  isToken,
  parseAddress,
  parseTransactionHash,
  type Token,
  tokenContracts,
} from '@repo/domain/crypto-address';
import { type Decimal, decimal, sumOf } from '@repo/domain/money';
import {
  type ChainReading,
  type ChainTransfer,
  ChainUnavailable,
  type TransferQuery,
} from '../chain-port.ts';
import {
  blockSchema,
  callNode,
  type EthereumSource,
  quantity,
  receiptSchema,
  type TransferLog,
  transactionSchema,
} from './ethereum-node.ts';

/** keccak-256 of Transfer(address,address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** The selector of decimals(). */
const DECIMALS_CALL = '0x313ce567';
const MAINNET = 1n;

const tokenDecimals: Readonly<Record<Token, number>> = { USDC: 6, EURC: 6, WBTC: 8 };
const ETHER_DECIMALS = 18;

/** What the transaction moved to our address in the asset, and how deep it is in the chain. */
export async function readEthereumTransfer(
  source: EthereumSource,
  query: TransferQuery,
): Promise<ChainReading> {
  const txid = parseTransactionHash(query.txid, 'ethereum');
  const to = parseAddress(query.to, 'ethereum');
  if (to === null) throw new Error(`not an Ethereum address of ours: ${query.to}`);
  if (txid === null) return { status: 'not_found' };
  const [transaction, receipt, head] = await Promise.all([
    callNode(source, { method: 'eth_getTransactionByHash', params: [txid] }, transactionSchema),
    callNode(source, { method: 'eth_getTransactionReceipt', params: [txid] }, receiptSchema),
    callNode(source, { method: 'eth_blockNumber', params: [] }, quantity),
    refuseOtherChain(source),
  ]);
  if (transaction === null) return { status: 'not_found' };
  if (transaction.hash.toLowerCase() !== txid)
    throw new ChainUnavailable('ethereum', 'another transaction was returned');
  if (receipt === null || transaction.blockNumber === null) return { status: 'pending' };
  if (receipt.transactionHash.toLowerCase() !== txid)
    throw new ChainUnavailable('ethereum', 'another receipt was returned');
  const number = `0x${receipt.blockNumber.toString(16)}`;
  const block = await callNode(
    source,
    { method: 'eth_getBlockByNumber', params: [number, false] },
    blockSchema,
  );
  // The block of the receipt has left the chain: the transaction waits for another.
  if (block === null || block.hash !== receipt.blockHash) return { status: 'pending' };
  if (receipt.status === '0x0') return { status: 'failed' };
  const moved = isToken(query.asset)
    ? await tokenTransfer(source, { token: query.asset, logs: receipt.logs, to })
    : etherTransfer(transaction, { logs: receipt.logs, to });
  return {
    status: 'found',
    confirmations: Math.max(1, Number(head - receipt.blockNumber) + 1),
    blockHash: receipt.blockHash,
    blockTime: new Date(Number(block.timestamp) * 1000),
    to,
    ...moved,
  };
}

/** A node of a test network would show coins without value. */
async function refuseOtherChain(source: EthereumSource): Promise<void> {
  const id = await callNode(source, { method: 'eth_chainId', params: [] }, quantity);
  if (id !== MAINNET) throw new ChainUnavailable('ethereum', `the node is on chain ${id}`);
}

type Moved = Pick<ChainTransfer, 'amount' | 'senders' | 'tokenContract' | 'otherTokens'>;

function etherTransfer(
  { from, to: target, value }: { from: string; to: string | null; value: bigint },
  { logs, to }: { logs: readonly TransferLog[]; to: string },
): Moved {
  const isOurs = target !== null && canonical(target) === to && value > 0n;
  return {
    amount: unitsOf(isOurs ? value : 0n, ETHER_DECIMALS),
    senders: isOurs ? [canonical(from)] : [],
    tokenContract: null,
    otherTokens: contractsOf(transfersTo(logs, to)),
  };
}

async function tokenTransfer(
  source: EthereumSource,
  { token, logs, to }: { token: Token; logs: readonly TransferLog[]; to: string },
): Promise<Moved> {
  const contract = tokenContracts[token];
  await refuseOtherDecimals(source, token);
  const toUs = transfersTo(logs, to);
  const expected = toUs.filter(({ address }) => canonical(address) === contract);
  return {
    amount: sumOf(expected.map(({ data }) => unitsOf(amountIn(data), tokenDecimals[token]))),
    senders: [...new Set(expected.map(({ topics }) => addressIn(topics[1] ?? '')))],
    tokenContract: contract,
    otherTokens: contractsOf(toUs.filter((log) => !expected.includes(log))),
  };
}

/** A contract that counts otherwise than we do would make an amount a million times another. */
async function refuseOtherDecimals(source: EthereumSource, token: Token): Promise<void> {
  const params = [{ to: tokenContracts[token], data: DECIMALS_CALL }, 'latest'];
  const decimals = await callNode(source, { method: 'eth_call', params }, quantity);
  if (decimals === BigInt(tokenDecimals[token])) return;
  throw new ChainUnavailable('ethereum', `${token} has ${decimals} decimals`);
}

function transfersTo(logs: readonly TransferLog[], to: string): TransferLog[] {
  return logs.filter(
    // A transfer of an NFT has the same signature and a fourth topic.
    ({ topics, removed }) =>
      topics.length === 3 && topics[0] === TRANSFER && addressIn(topics[2] ?? '') === to && removed !== true,
  );
}

function contractsOf(logs: readonly TransferLog[]): string[] {
  return [...new Set(logs.map(({ address }) => canonical(address)))];
}

/** A topic is 32 bytes, of which an address is the last 20. */
function addressIn(topic: string): string {
  return canonical(`0x${topic.slice(-40)}`);
}

/** The zero address, from which tokens are minted, has no canonical form. */
function canonical(address: string): string {
  return parseAddress(address.toLowerCase(), 'ethereum') ?? address;
}

function amountIn(data: string): bigint {
  const amount = quantity.safeParse(data);
  if (!amount.success) throw new ChainUnavailable('ethereum', 'a transfer has no amount');
  return amount.data;
}

function unitsOf(amount: bigint, decimals: number): Decimal {
  return decimal(`0.${'1'.padStart(decimals, '0')}`).times(decimal(amount.toString()));
}
