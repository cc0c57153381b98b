import { Logger, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '@capstan/admin';
import { AccountsModule } from '@capstan/auth';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { DataSource } from 'typeorm';
import { consoleAddress } from './address/console-address.js';
import { ConsoleAudit } from './audit/console-audit.js';
import { AuthHooks } from './better-auth/auth-hooks.js';
import { BETTER_AUTH } from './better-auth/better-auth.token.js';
import { ConsoleSecretEntity } from './better-auth/console-secret.entity.js';
import { installationSecret } from './better-auth/console-secret.sql.js';
import { type BetterAuth, createBetterAuth } from './better-auth/create-better-auth.js';
import { poolOf } from './better-auth/pool-of.js';
import { type ConsoleConfig, consoleConfig } from './console.config.js';
import { InvitationEntity } from './members/invitation.entity.js';
import { Invitations } from './members/invitations.js';
import { InvitationsRepository } from './members/invitations.repository.js';
import { MemberEntity } from './members/member.entity.js';
import { Members } from './members/members.js';
import { MembersRepository } from './members/members.repository.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SignInLinks } from './sign-in/sign-in-links.js';
import { SignInAttemptEntity } from './sign-in/sign-in-attempt.entity.js';
import { VerificationEntity } from './sign-in/verification.entity.js';
import { ConsoleUsers } from './members/console-users.js';
import { CredentialEntity } from './users/credential.entity.js';
import { PasskeyEntity } from './users/passkey.entity.js';
import { UserEntity } from './users/user.entity.js';
import { UsersRepository } from './users/users.repository.js';

const entities = TypeOrmModule.forFeature([
  UserEntity,
  SessionEntity,
  CredentialEntity,
  VerificationEntity,
  PasskeyEntity,
  ConsoleSecretEntity,
  SignInAttemptEntity,
  MemberEntity,
  InvitationEntity,
]);

/** Users, their roles and better-auth, without HTTP: for the API, the launcher and its commands. */
@Module({
  imports: [AccountsModule, AuditModule, entities],
  providers: [
    UsersRepository,
    ConsoleUsers,
    MembersRepository,
    Members,
    InvitationsRepository,
    Invitations,
    ConsoleAudit,
    AuthHooks,
    SignInLinks,
    {
      provide: BETTER_AUTH,
      inject: [getDataSourceToken(), consoleConfig.token, httpConfig.token, AuthHooks],
      useFactory: async (
        dataSource: DataSource,
        config: ConsoleConfig,
        http: HttpConfig,
        { hooks }: AuthHooks,
      ): Promise<BetterAuth> => {
        const logger = new Logger('BetterAuth');
        return createBetterAuth({
          address: consoleAddress(http.baseUrl),
          secret: config.secret ?? (await installationSecret(dataSource)),
          oidc: config.oidc,
          pool: poolOf(dataSource),
          databaseHooks: hooks,
          report: (message) => logger.error(message),
        });
      },
    },
  ],
  exports: [
    entities,
    AccountsModule,
    UsersRepository,
    ConsoleUsers,
    MembersRepository,
    Members,
    Invitations,
    ConsoleAudit,
    SignInLinks,
    BETTER_AUTH,
  ],
})
export class ConsoleAccessModule {}
