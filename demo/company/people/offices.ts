/** An office of the company; host names begin with its name, and addresses contain its number. */
export interface Office {
  readonly name: string;
  readonly country: string;
  readonly network: number;
}

/** The company's offices, the largest first. */
export const offices: readonly [Office, ...Office[]] = [
  { name: 'Oslo', country: 'Norway', network: 31 },
  { name: 'Bergen', country: 'Norway', network: 32 },
  { name: 'Hamburg', country: 'Germany', network: 33 },
  { name: 'Lyon', country: 'France', network: 34 },
  { name: 'Leeds', country: 'United Kingdom', network: 35 },
  { name: 'Boston', country: 'United States', network: 36 },
  { name: 'Osaka', country: 'Japan', network: 37 },
  { name: 'Kraków', country: 'Poland', network: 38 },
];

/** A part of the company, with the letters that its hosts bear and the titles of its people. */
export interface Department {
  readonly name: string;
  readonly letters: string;
  readonly titles: readonly [string, ...string[]];
}

/** The company's departments. */
export const departments: readonly [Department, ...Department[]] = [
  { name: 'Production', letters: 'PRD', titles: ['Line operator', 'Shift lead', 'Quality inspector', 'Planner'] },
  {
    name: 'Engineering',
    letters: 'ENG',
    titles: ['Optical engineer', 'Firmware engineer', 'Test engineer', 'Architect'],
  },
  { name: 'Sales', letters: 'SLS', titles: ['Account manager', 'Sales engineer', 'Bid manager', 'Regional director'] },
  { name: 'Finance', letters: 'FIN', titles: ['Accountant', 'Controller', 'Payroll specialist', 'Treasurer'] },
  { name: 'Logistics', letters: 'LOG', titles: ['Dispatcher', 'Warehouse clerk', 'Customs specialist'] },
  { name: 'Purchasing', letters: 'PUR', titles: ['Buyer', 'Category manager', 'Supplier manager'] },
  { name: 'Service', letters: 'SVC', titles: ['Field technician', 'Support specialist', 'Service planner'] },
  {
    name: 'Information technology',
    letters: 'ICT',
    titles: ['System administrator', 'Service desk agent', 'Network engineer'],
  },
  { name: 'Human resources', letters: 'HRD', titles: ['Recruiter', 'HR partner', 'Training manager'] },
  { name: 'Legal', letters: 'LEG', titles: ['Counsel', 'Compliance officer', 'Paralegal'] },
];
