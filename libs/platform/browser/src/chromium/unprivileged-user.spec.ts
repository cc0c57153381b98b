import { afterEach, describe, expect, it, vi } from 'vitest';
import { findUnprivilegedUser, firstFreeId } from './unprivileged-user.js';

describe('firstFreeId', () => {
  it('skips ids of users and groups', () => {
    const passwd = 'root:x:0:0:root:/root:/bin/bash\nann:x:61100:61100::/home/ann:/bin/sh\n';
    const group = 'root:x:0:\nstaff:x:61101:ann\n';
    expect(firstFreeId([passwd, group])).toBe(61_102);
  });

  it('works without the files', () => expect(firstFreeId(['', ''])).toBe(61_100));
});

describe('findUnprivilegedUser', () => {
  afterEach(() => vi.restoreAllMocks());

  it('returns no user to a process that is not root', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(findUnprivilegedUser()).toBeUndefined();
  });
});
