import type { SessionEntity } from '../sessions/session.entity.js';
import type { SessionEntryResult } from './session.results.js';

/** Domain to wire. @param currentId the session of the request. */
export const toSessionEntry = (session: SessionEntity, currentId: string): SessionEntryResult => ({
  id: session.id,
  is_current: session.id === currentId,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.updatedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  ip_address: session.ipAddress,
  user_agent: session.userAgent,
});
