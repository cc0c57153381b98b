import { describe, expect, it } from 'vitest';
import { verifyClaim } from './verify-claim.js';

const PASSAGE =
  'If the cache directory exists, the server must read all entries before it may accept connections, unless the --cold option is given. Most clients retry twice, because the default timeout is 30 seconds.';

describe('verifyClaim', () => {
  it.each([
    ['a part of the passage', 'Most clients retry twice.'],
    ['clauses in another order', 'The server must read all entries if the cache directory exists.'],
    [
      'synonyms',
      'When the cache folder exists, the server has to read every entry before it may accept connections.',
    ],
    ['an introduction', 'In short: Most clients retry twice.'],
    ['a cause in front', 'Because the default timeout is 30 seconds, most clients retry twice.'],
  ])('supports %s', (_, claim) => {
    expect(verifyClaim(claim, PASSAGE)).toMatchObject({ isSupported: true, reason: null });
  });

  it.each([
    ['other_number', 'The default timeout is 60 seconds.'],
    ['strength', 'All clients retry twice, because the default timeout is 30 seconds.'],
    ['negation', 'The server must not read all entries, if the cache directory exists.'],
    ['opposite', 'If the cache directory does not exist, the server must read all entries.'],
    ['strength', 'The server may read all entries before it must accept connections.'],
    ['other_words', 'If the cache directory exists, the proxy must read all entries.'],
    ['not_stated', 'Administrators should monitor memory pressure on heavily loaded machines.'],
    ['other_name', 'The server must read all entries unless the --warm option is given.'],
  ])('rejects with the reason %s', (reason, claim) => {
    expect(verifyClaim(claim, PASSAGE)).toMatchObject({ isSupported: false, reason });
  });

  it.each([
    ['roles', 'The library calls the application.', 'The application calls the library.'],
    [
      'roles with prepositions',
      'Data is copied from the disk to the tape.',
      'Data is copied from the tape to the disk.',
    ],
    ['opposites with a prefix', 'The option removes readable files.', 'The option removes unreadable files.'],
    [
      'time',
      'The lock is released before the file is written.',
      'The lock is released after the file is written.',
    ],
    ['an exception', 'Files are deleted unless -k is given.', 'Files are deleted even if -k is given.'],
    [
      'a dropped hedge',
      'The command may delete temporary files.',
      'The command will delete temporary files.',
    ],
    [
      'a comparison',
      'The second pass is faster than the first pass.',
      'The second pass is slower than the first pass.',
    ],
    ['a dropped restriction', 'Only the owner can remove the file.', 'Everyone can remove the file.'],
  ])('rejects substituted %s', (_, passage, claim) => {
    expect(verifyClaim(passage, passage).isSupported).toBe(true);
    expect(verifyClaim(claim, passage).isSupported).toBe(false);
  });
});
