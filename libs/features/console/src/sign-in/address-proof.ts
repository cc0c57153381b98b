import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { CredentialEntity } from '../users/credential.entity.js';
import { PasskeyEntity } from '../users/passkey.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { normalizedEmail } from '../users/users.repository.js';

/** Verifies that a user can read mail at their address. */
@Injectable()
export class AddressProof {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records the first proof and ends, in the same transaction, every way in that was set before it: someone who accepted an
   * invitation instead of the person may have set a password or a passkey. better-auth alone keeps passkeys. Does nothing for an
   * address that is proven already, or that has no user.
   */
  async record(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(UserEntity, {
        where: { email: normalizedEmail(email), emailVerified: false },
        lock: { mode: 'for_no_key_update' },
      });
      if (!user) return;
      const { id: userId } = user;
      // Sessions first: what a session adds meanwhile is added before they end, and deleted here, or refused (`OwnCredentials`).
      await manager.delete(SessionEntity, { userId });
      await manager.delete(CredentialEntity, { userId });
      await manager.delete(PasskeyEntity, { userId });
      await manager.update(UserEntity, { id: userId }, { emailVerified: true, updatedAt: new Date() });
    });
  }
}
