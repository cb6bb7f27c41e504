/**
 * Name of the schema with a copy of the rows that some tests start with. The key is a hash, so that the name needs no
 * quoting.
 */
const keptSchema = (key: string) => `kept_${key}`

/** SQL that copies the rows of every table into a second schema. */
export function keepRows(key: string): string {
  const schema = keptSchema(key)
  return `
    drop schema if exists ${schema} cascade;
    create schema ${schema};
    do $$ declare name text; begin
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute format('create table ${schema}.%s as table public.%s', name, name);
      end loop;
    end $$`
}

/**
 * SQL that empties every table and, given a key, restores the rows that `keepRows` has copied. DELETE is many times
 * faster here than TRUNCATE, which creates new files for each table and index.
 */
export function resetRows(key: string | null): string {
  const schema = key === null ? null : keptSchema(key)
  const restore =
    schema === null
      ? ''
      : `for name in select quote_ident(tablename) from pg_tables where schemaname = '${schema}' loop
           execute format('insert into public.%s overriding system value table ${schema}.%s', name, name);
         end loop;`
  // The replica role skips foreign key checks, so that the order of the tables does not matter.
  return `
    set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute format('delete from public.%s', name);
      end loop;
      for name in select quote_ident(sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence public.%s restart', name);
      end loop;
      ${restore}
    end $$;
    set session_replication_role = origin`
}
