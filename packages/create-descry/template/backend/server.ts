import { caseFrom, firstCases, pageOf, type Case } from './cases';

/**
 * The backend of the sample: it answers all calls of `openapi/cases.yaml`, and forgets everything when it stops. Your
 * own backend takes its place by `--api`, or by its address as `backend` in `descry.config.ts`.
 */
export function createBackend(now = (): Date => new Date()) {
  const cases = new Map(firstCases(now()).map((one) => [one.id, one]));
  let count = cases.size;
  const store = (id: string, one: Omit<Case, 'id' | 'opened'>, opened: string): Case => {
    const stored = { ...one, id, opened };
    cases.set(id, stored);
    return stored;
  };

  async function add(request: Request): Promise<Response> {
    const input = caseFrom(await bodyOf(request));
    if (typeof input === 'string') return refuse(400, input);
    count += 1;
    return Response.json(store(`case-${count}`, input, now().toISOString()), { status: 201 });
  }

  async function ofOne(request: Request, id: string): Promise<Response> {
    const found = cases.get(id);
    if (!found) return refuse(404, 'This case is no longer there.');
    if (request.method === 'GET') return Response.json(found);
    if (request.method === 'DELETE') {
      cases.delete(id);
      return new Response(null, { status: 204 });
    }
    const input = caseFrom(await bodyOf(request));
    return typeof input === 'string' ? refuse(400, input) : Response.json(store(id, input, found.opened));
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      if (call === 'GET /api/account') return Response.json(account);
      if (call === 'GET /api/menu') return Response.json(menu);
      if (call === 'GET /api/cases') return Response.json(pageOf([...cases.values()], searchParams));
      if (call === 'POST /api/cases') return add(request);
      const [, id] = /^(?:GET|PUT|DELETE) \/api\/cases\/([^/]+)$/.exec(call) ?? [];
      return id === undefined ? refuse(404, 'There is no such call.') : ofOne(request, decodeURIComponent(id));
    },
  };
}

const account = { id: 'ada', name: 'Ada Lindholm', permissions: ['cases.manage'] };
const menu = { entries: [{ id: 1, title: 'Cases', icon: 'briefcase' }] };

/** The JSON that a call sends; nothing if it is none. */
function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status });
}
