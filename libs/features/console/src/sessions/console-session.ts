/** Who is signed in, as far as the service needs it. */
export interface ConsoleSession {
  readonly id: string;
  /** Names the session to better-auth; never leaves the service but in the signed cookie. */
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly isOperator: boolean;
  };
}
