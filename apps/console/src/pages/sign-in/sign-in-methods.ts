/** `data` of GET /console/auth/methods. */
export interface SignInMethods {
  password: boolean;
  passkey: boolean;
  email_link: boolean;
  oidc: { issuer: string } | null;
}
