import { defineCapstanConfig } from '@capstan/kit';
import { oidcAuthentication } from './oidc-authentication.plugin.js';

export default defineCapstanConfig({ plugins: [oidcAuthentication] });
