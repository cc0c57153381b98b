import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { MessageTransport } from '@capstan/kit';
import { ConsoleAccessModule } from './console-access.module.js';
import { AcceptInvitationController } from './http/accept-invitation.controller.js';
import { CredentialsController } from './http/credentials.controller.js';
import { InvitationsController } from './http/invitations.controller.js';
import { IssuerCallbackController } from './http/issuer-callback.controller.js';
import { MembersController } from './http/members.controller.js';
import { SessionController } from './http/session.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { builtConsole, ConsolePages } from './pages/console-pages.js';
import { ConsolePagesController } from './pages/console-pages.controller.js';
import { FRAME_ORIGINS } from './pages/frame-origins.token.js';
import { SendFiles } from './pages/send-files.js';
import { AccountAccess } from './sessions/account-access.js';
import { RequestSessions } from './sessions/request-sessions.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { SignedCookies } from './sessions/signed-cookies.js';
import { UserSessions } from './sessions/user-sessions.js';
import { MemberRecords } from './members/member-records.js';
import { AddressProof } from './sign-in/address-proof.js';
import { InvitationAcceptance } from './sign-in/invitation-acceptance.js';
import { KnownBrowsers } from './sign-in/known-browsers.js';
import { MAIL_TRANSPORT } from './sign-in/mail-transport.token.js';
import { OwnCredentials } from './sign-in/own-credentials.js';
import { ReplacedSession } from './sign-in/replaced-session.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInAttempts } from './sign-in/sign-in-attempts.js';
import { SignInMail } from './sign-in/sign-in-mail.js';
import { TransportSignInMail } from './sign-in/transport-sign-in-mail.js';

/** API-side console settings. */
export interface ConsoleOptions {
  /** Origins of previews other than the service's own. */
  frameOrigins: readonly string[];
  /** Sends sign-in links and invitations. */
  mailTransport: Type<MessageTransport>;
}

/** Sign-in, sessions and members under `/console`, and the console itself. */
@Module({
  imports: [ConsoleAccessModule],
  controllers: [
    SignInController,
    IssuerCallbackController,
    AcceptInvitationController,
    SessionController,
    SessionsController,
    CredentialsController,
    MembersController,
    InvitationsController,
    ConsolePagesController,
  ],
  providers: [
    SignIn,
    SignInAttempts,
    AddressProof,
    KnownBrowsers,
    ReplacedSession,
    SignedCookies,
    OwnCredentials,
    InvitationAcceptance,
    RequestSessions,
    UserSessions,
    AccountAccess,
    MemberRecords,
    SessionStrategy,
    SendFiles,
    { provide: SignInMail, useClass: TransportSignInMail },
    { provide: ConsolePages, useFactory: () => new ConsolePages(builtConsole()) },
  ],
  exports: [SessionStrategy],
})
export class ConsoleModule {
  static forApi({ frameOrigins, mailTransport }: ConsoleOptions): DynamicModule {
    return {
      module: ConsoleModule,
      providers: [
        { provide: FRAME_ORIGINS, useValue: frameOrigins },
        { provide: MAIL_TRANSPORT, useClass: mailTransport },
      ],
    };
  }
}
