/** Starts Swagger UI; a separate file, because the page does not allow inline scripts. */
export const referenceScript = (prefix: string): string => `window.addEventListener('load', function () {
  window.ui = SwaggerUIBundle({
    url: ${JSON.stringify(`${prefix}/v1/openapi.json`)},
    dom_id: '#reference',
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelRendering: 'model',
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    persistAuthorization: false,
    validatorUrl: null,
  });
});
`;
