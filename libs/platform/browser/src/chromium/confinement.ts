import type { SystemUser } from './unprivileged-user.js';

/** What keeps a page that breaks out of its renderer away from the service. */
export interface Confinement {
  /** The user that Chromium runs as; undefined: the user of this process. */
  user: SystemUser | undefined;
  /** Whether Chromium uses its own sandbox. */
  isSandboxed: boolean;
}

const ADVICE = 'Allow unprivileged user namespaces, or set CHROMIUM_PATH=off (docs/operations.md).';

/** All confinements to try, strongest first. Root is never sandboxed: Chromium refuses. */
export function confinements(isRoot: boolean, user: SystemUser | undefined): Confinement[] {
  const asUser = [
    { user, isSandboxed: true },
    { user, isSandboxed: false },
  ];
  if (!isRoot) return asUser;
  return [...(user ? asUser : []), { user: undefined, isSandboxed: false }];
}

/** What the operator must know about a confinement; undefined if it is a full one. */
export function weaknessOf({ user, isSandboxed }: Confinement, isRoot: boolean): string | undefined {
  if (isSandboxed) return undefined;
  if (!isRoot)
    return `Chromium runs without its sandbox: this system has no user namespaces for it. ${ADVICE}`;
  if (user) {
    return `Chromium runs as uid ${user.uid} without its sandbox: this system has no user namespaces for it. ${ADVICE}`;
  }
  return 'Chromium runs as root without its sandbox, because it cannot run as an unprivileged user here. Start Capstan as an ordinary user, or set CHROMIUM_PATH=off.';
}
