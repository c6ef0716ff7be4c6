import { keep, kept } from '../device/keeping';

/** A table this device has sat at; the seat's key is a cookie that no script can read. */
export interface MyTable {
  table: string;
  code: string;
  name: string;
  seen: number;
}

const KEY = 'reverie-tables';
const NAME = 'reverie-name';
const MOST = 12;

function isMine(value: unknown): value is MyTable {
  const one = value as MyTable;
  return typeof one?.table === 'string' && typeof one.code === 'string';
}

/** The latest first. */
export function myTables(): MyTable[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isMine) : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: string, code: string, name: string, now = Date.now()): void {
  const others = myTables().filter((one) => one.table !== table);
  keep(KEY, JSON.stringify([{ table, code, name, seen: now }, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  keep(KEY, JSON.stringify(myTables().filter((one) => one.table !== table)));
}

/** The name this person used last. */
export const myName = (): string => kept(NAME) ?? '';
export const rememberName = (name: string): void => keep(NAME, name);
