import type { ReadValue } from '~/codegen/service/visibility/why-not';
import { useStudio } from '../model/context';
import { ValueRead } from './ValueRead';

/** What a text is made of: expressions with their values, and with what they read. */
export function ReadValues({ values }: { readonly values: readonly ReadValue[] }) {
  const studio = useStudio();
  if (values.length === 0) return null;
  return (
    <ul className="studio-why">
      {values.map((one, index) => (
        <li key={index}>
          <button type="button" onClick={() => void studio.goToLine(one)} title={`${one.file}:${one.line}`}>
            <ValueRead path={one.text} value={one.value} />
          </button>
          {Object.entries(one.reads).map(([path, value]) => (
            <p key={path}>
              <ValueRead path={path} value={value} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
