import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { AccessGuard } from './access/access.guard.js';
import { Authentication } from './access/authentication.js';
import { CallerPrincipals } from './access/caller-principals.js';
import { AccountRecords } from './accounts/account-records.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ApiKeyEntity } from './keys/api-key.entity.js';
import { ApiKeysRepository } from './keys/api-keys.repository.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { KEY_EVENTS } from './keys/key-events.js';
import { KeysController } from './http/keys.controller.js';
import { KeyChanges } from './changes/key-changes.js';
import { OwnKeysService } from './keys/own-keys.service.js';
import { FailedLookups } from './verification/failed-lookups.js';
import { KeyLookup } from './verification/key-lookup.js';
import { KeyLookupRepository } from './verification/key-lookup.repository.js';
import { KEYS_CLOCK, KeyVerifier } from './verification/key-verifier.js';
import { LastUseRecorder } from './verification/last-use.recorder.js';

/**
 * Accounts, API keys and who may do what. Needs DatabaseModule, BroadcastModule and the slices of both; the
 * guards are put in order by `apps/api/src/http.module.ts`.
 */
@Module({
  imports: [
    AccountsModule,
    DomainEventsModule.forFeature(KEY_EVENTS),
    TypeOrmModule.forFeature([ApiKeyEntity]),
  ],
  controllers: [KeysController],
  providers: [
    AccountsService,
    AccountRecords,
    ApiKeysRepository,
    ApiKeysService,
    OwnKeysService,
    KeyChanges,
    { provide: KeyLookup, useClass: KeyLookupRepository },
    { provide: KEYS_CLOCK, useValue: Date.now },
    KeyVerifier,
    LastUseRecorder,
    Authentication,
    FailedLookups,
    AccessGuard,
    CallerPrincipals,
  ],
  exports: [
    AccountsService,
    ApiKeysService,
    KeyVerifier,
    FailedLookups,
    Authentication,
    CallerPrincipals,
    AccessGuard,
  ],
})
export class AuthModule {}
