import { useServices } from '~/view/context/services';
import { useIncrementalList } from '~/view/data/use-incremental-list';
import { UntrustedText } from '~/ui/UntrustedText';
import { Line, type LineProps } from './Line';

/** A line with one entry below the other. */
export function ListLine(
  props: LineProps & { readonly entries: readonly string[]; readonly mono?: boolean; readonly counted?: boolean },
) {
  const { entries, mono = false } = props;
  const { settings } = useServices();
  const list = useIncrementalList(entries.length, settings.limits.listFirst);
  return (
    <Line
      {...props}
      copy={{ first: entries[0] ?? '', all: () => entries.join('\n') }}
      beside={list.button}
      {...(props.counted && { count: entries.length })}
    >
      {entries.length > 0 && (
        <ul className="descry-lines">
          {entries.slice(0, list.drawn).map((entry, index) => (
            <li key={index}>
              <UntrustedText text={entry} mono={mono} />
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}
