import { useSession } from './session.ts';

/** What the user may do in the chosen account; the API decides, and pages do not offer the rest. */
export interface Permissions {
  /** Call capabilities, start research and builds: owners and members. */
  mayCall: boolean;
  /** Keys, webhooks and members: owners. */
  mayManage: boolean;
}

export function usePermissions(): Permissions {
  const role = useSession().account?.role;
  return { mayCall: role === 'owner' || role === 'member', mayManage: role === 'owner' };
}
