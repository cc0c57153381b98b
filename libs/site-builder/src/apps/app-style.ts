/** Style of forms and apps, on the custom properties and classes that all of a site shares. */
export const APP_STYLE = `.form-trap { position: absolute; inset-inline-start: -9999px; }
.form-sent, .form-refused { display: none; }
.form-sent:target, .form-refused:target, .is-shown { display: block; }
`;
