/** Libraries in the browser's part of the console, with their licences. */
export const libraries: readonly { readonly name: string; readonly license: string }[] = [
  { name: '@blueprintjs/core', license: 'Apache-2.0' },
  { name: '@blueprintjs/icons', license: 'Apache-2.0' },
  { name: '@rjsf/core', license: 'Apache-2.0' },
  { name: '@rjsf/utils', license: 'Apache-2.0' },
  { name: '@rjsf/validator-ajv8', license: 'Apache-2.0' },
  { name: '@tanstack/react-query', license: 'MIT' },
  { name: 'i18next', license: 'MIT' },
  { name: 'plotly.js', license: 'MIT' },
  { name: 'react', license: 'MIT' },
  { name: 'react-dom', license: 'MIT' },
  { name: 'react-error-boundary', license: 'MIT' },
  { name: 'react-i18next', license: 'MIT' },
  { name: 'react-plotly.js', license: 'MIT' },
  { name: 'react-router-dom', license: 'MIT' },
];
