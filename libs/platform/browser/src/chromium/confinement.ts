import type { SystemUser } from './unprivileged-user.js';

/** What isolates the service from a page that escapes its renderer. */
export interface Confinement {
  /** The user that Chromium runs as; undefined: that of this process. */
  user: SystemUser | undefined;
  /** Whether Chromium uses its own sandbox. */
  isSandboxed: boolean;
}

const ADVICE = 'Allow unprivileged user namespaces, or set CHROMIUM_PATH=off (docs/operations.md).';

/** Returns all confinements to try, strongest first. Root is never sandboxed: Chromium refuses. */
export function confinements(isRoot: boolean, user: SystemUser | undefined): Confinement[] {
  const asUser = [
    { user, isSandboxed: true },
    { user, isSandboxed: false },
  ];
  if (!isRoot) return asUser;
  return [...(user ? asUser : []), { user: undefined, isSandboxed: false }];
}

/** Returns a warning for the operator; undefined if the confinement is complete. */
export function weaknessOf({ user, isSandboxed }: Confinement, isRoot: boolean): string | undefined {
  if (isSandboxed) return undefined;
  if (!isRoot)
    return `Chromium runs without its sandbox: this system has no user namespaces for it. ${ADVICE}`;
  if (user) {
    return `Chromium runs as uid ${user.uid} without its sandbox: this system has no user namespaces for it. ${ADVICE}`;
  }
  return 'Chromium runs as root without its sandbox, because it cannot run as an unprivileged user here. Start Capstan as a normal user, or set CHROMIUM_PATH=off.';
}
