import { expect, it } from 'vitest';
import { ledgerFile, readLedgerFile } from './authored-site.js';
import { readSite } from './read-site.js';

const SITE = readSite('A website for the bakery "Alma" in Porto. Rye bread €4.');

it('reads a ledger as it was written', () => {
  const { prompts, ledger } = SITE;
  expect(readLedgerFile(Buffer.from(ledgerFile(SITE)))).toEqual({ prompts, ledger });
});

it('keeps the latest entries of a very long history', () => {
  const [entry] = SITE.ledger;
  const ledger = [...Array.from({ length: 4000 }, () => entry!), ...SITE.ledger];
  const read = readLedgerFile(Buffer.from(ledgerFile({ ...SITE, ledger })));
  expect(read.ledger).toHaveLength(4000);
  expect(read.ledger.at(-1)).toEqual(SITE.ledger.at(-1));
});

it.each([null, Buffer.from('{'), Buffer.from('{"version":2}')])('is empty if it is damaged', (content) => {
  expect(readLedgerFile(content)).toEqual({ prompts: [], ledger: [] });
});
