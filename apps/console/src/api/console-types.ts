import type { components } from './generated/admin-schema.ts';

/* Answers of the routes under /console, by their names in the pages. */

type Schemas = components['schemas'];

export type Session = Schemas['SessionResult'];
export type SessionAccount = Schemas['SessionAccountResult'];
export type SessionEntry = Schemas['SessionEntryResult'];
export type SessionEntries = Schemas['SessionEntriesResult'];
export type Passkey = Schemas['PasskeyResult'];
export type Passkeys = Schemas['PasskeysResult'];
export type Member = Schemas['MemberResult'];
export type Members = Schemas['MembersResult'];
export type Invitation = Schemas['InvitationResult'];
export type Invitations = Schemas['InvitationsResult'];
export type InvitationCreated = Schemas['InvitationCreatedResult'];
export type SignInMethods = Schemas['SignInMethodsResult'];
export type IssuerPage = Schemas['IssuerPageResult'];
