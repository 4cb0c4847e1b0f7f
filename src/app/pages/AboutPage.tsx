import { license, version } from '../../../package.json';
import { useBrandTitle } from '../../shell/header/use-brand-title';
import { useWords } from '../../shell/use-words';
import { Property, PropertyList } from '../../ui/PropertyList';
import { libraries } from './libraries';

/** Product, version and licences. */
export function AboutPage() {
  const words = useWords();
  const title = useBrandTitle();
  return (
    <div className="descry-about">
      <p>
        <strong>{title}</strong>
      </p>
      <p className="descry-muted">{words('UI.ABOUT.TEXT')}</p>
      <PropertyList>
        <Property id="version" label={words('UI.ABOUT.VERSION')}>
          {version}
        </Property>
        <Property id="license" label={words('UI.ABOUT.LICENSE')}>
          {license}
        </Property>
      </PropertyList>
      <h2>{words('UI.ABOUT.LIBRARIES')}</h2>
      <table className="descry-about-libraries">
        <thead>
          <tr>
            <th scope="col">{words('UI.ABOUT.LIBRARY')}</th>
            <th scope="col">{words('UI.ABOUT.LICENSE')}</th>
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
    </div>
  );
}
