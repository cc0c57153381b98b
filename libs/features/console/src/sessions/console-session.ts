/** The signed-in user and the session. */
export interface ConsoleSession {
  readonly id: string;
  /** Identifies the session for better-auth; leaves the service only in the signed cookie. */
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
