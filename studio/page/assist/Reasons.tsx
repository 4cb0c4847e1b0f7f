import { Icon } from '~/ui/Icon';
import type { WhyPart } from '~/codegen/service/visibility/why-not';
import { useStudio } from '../model/context';
import { ValueRead } from './ValueRead';

const words = { true: 'holds', false: 'does not hold', unknown: 'cannot be decided, which hides' };

/** The parts of the conditions that decide about something, each with its value and with what it reads. */
export function Reasons({ parts }: { readonly parts: readonly WhyPart[] }) {
  const studio = useStudio();
  if (parts.length === 0) return null;
  return (
    <ul className="studio-why">
      {parts.map((part, index) => (
        <li key={index} data-value={part.value}>
          <button type="button" onClick={() => void studio.goToLine(part)} title={`${part.file}:${part.line}`}>
            <Icon name={part.value === true ? 'tick' : 'cross'} label={words[`${part.value}`]} />
            <code>{part.text}</code>
          </button>
          {Object.entries(part.reads).map(([path, value]) => (
            <p key={path}>
              <ValueRead path={path} value={value} />
            </p>
          ))}
          <Reasons parts={part.children} />
        </li>
      ))}
    </ul>
  );
}
