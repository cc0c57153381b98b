/** The tables and columns of better-auth's models: names only, the tables themselves are entities with migrations. */
const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

export const USERS = {
  modelName: 'console_users',
  fields: { emailVerified: 'email_verified', ...TIMES },
};

export const SESSIONS = {
  modelName: 'console_sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...TIMES,
  },
};

export const CREDENTIALS = {
  modelName: 'console_credentials',
  fields: {
    userId: 'user_id',
    providerId: 'provider',
    accountId: 'subject',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...TIMES,
  },
};

export const VERIFICATIONS = {
  modelName: 'console_verifications',
  fields: { expiresAt: 'expires_at', ...TIMES },
};

export const PASSKEYS = {
  modelName: 'console_passkeys',
  fields: {
    userId: 'user_id',
    credentialID: 'credential_id',
    publicKey: 'public_key',
    deviceType: 'device_type',
    backedUp: 'backed_up',
    createdAt: 'created_at',
  },
};
