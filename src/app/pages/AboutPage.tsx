import { useTranslate } from '~/i18n/translate';
import { license, version } from '~/package.json';
import { useBrandTitle } from '~/shell/header/use-brand-title';
import { Property, PropertyList } from '~/ui/PropertyList';
import { Moment } from '~/view/value/Moment';

/** The libraries that a browser loads with the console, and their licences. */
export const libraries: readonly { readonly name: string; readonly license: string }[] = [
  { name: '@blueprintjs/core', license: 'Apache-2.0' },
  { name: '@blueprintjs/datetime', license: 'Apache-2.0' },
  { name: '@blueprintjs/icons', license: 'Apache-2.0' },
  { name: '@dagrejs/dagre', license: 'MIT' },
  { name: '@floating-ui/dom', license: 'MIT' },
  { name: '@rjsf/core', license: 'Apache-2.0' },
  { name: '@rjsf/utils', license: 'Apache-2.0' },
  { name: '@rjsf/validator-ajv8', license: 'Apache-2.0' },
  { name: '@tanstack/react-query', license: 'MIT' },
  { name: 'date-fns', license: 'MIT' },
  { name: 'dayjs', license: 'MIT' },
  { name: 'dompurify', license: 'MPL-2.0 or Apache-2.0' },
  { name: 'fuzzysort', license: 'MIT' },
  { name: 'i18next', license: 'MIT' },
  { name: 'oauth4webapi', license: 'MIT' },
  { name: 'openapi-fetch', license: 'MIT' },
  { name: 'plotly.js', license: 'MIT' },
  { name: 'react', license: 'MIT' },
  { name: 'react-dom', license: 'MIT' },
  { name: 'react-error-boundary', license: 'MIT' },
  { name: 'react-plotly.js', license: 'MIT' },
  { name: 'react-router-dom', license: 'MIT' },
  { name: 'web-vitals', license: 'Apache-2.0' },
];

/** The version of the product, and the licences of its libraries. */
export function AboutPage() {
  const t = useTranslate();
  const title = useBrandTitle();
  return (
    <div className="descry-about">
      <p>
        <strong>{title}</strong>
      </p>
      <p className="descry-muted">{t('UI.ABOUT.TEXT')}</p>
      <PropertyList>
        <Property id="version" label={t('UI.ABOUT.VERSION')}>
          {version}
          <Sources />
        </Property>
        <Property id="license" label={t('UI.ABOUT.LICENSE')}>
          {license}
        </Property>
      </PropertyList>
      <h2>{t('UI.ABOUT.LIBRARIES')}</h2>
      <table className="descry-about-libraries">
        <thead>
          <tr>
            <th scope="col">{t('UI.ABOUT.LIBRARY')}</th>
            <th scope="col">{t('UI.ABOUT.LICENSE')}</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map((library) => (
            <tr key={library.name}>
              <td>{library.name}</td>
              <td>{library.license}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* The build writes this file beside the page; the dev server has none. */}
      {!import.meta.env.DEV && (
        <p>
          <a className="descry-link" href="licenses.txt">
            {t('UI.ABOUT.LICENSE_TEXTS')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Commit of the sources that the build was made from, and its time: as far as the page names them. */
function Sources() {
  const [commit = '', date = ''] = ['commit', 'date'].map(
    (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  );
  const time = Date.parse(date);
  return (
    <>
      {commit && <> · {commit.replace(/^(\w{12})\w+/, '$1')}</>}
      {!Number.isNaN(time) && (
        <>
          {' · '}
          <Moment time={time} focusable />
        </>
      )}
    </>
  );
}
