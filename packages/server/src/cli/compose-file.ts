import { serverVersion } from '../platform/version.ts'

/**
 * The Dockerfile of one server. The server is the container's first process, so that it gets the signal of `docker
 * stop`.
 */
export const dockerFile = `# One server of the platform. compose.yaml builds it; alone: docker build --tag vestibule .
FROM node:24-slim
RUN npm install --global @vestibule/server@${serverVersion} && npm cache clean --force
# Demo data, helpers for tests and the conformance suite: no server needs them.
RUN cd "$(npm root --global)/@vestibule/server" && rm -r demo dist/testing dist/conform-* dist/demo-accounts-*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
USER node
WORKDIR /home/node
EXPOSE 4000
# Not by npx: the server itself is the first process, hears of docker stop, and answers what is under way.
ENTRYPOINT ["vestibule"]
CMD ["serve"]
`

/**
 * The compose file: PostgreSQL, two servers, and a load balancer with TLS in front of them. The connections between
 * them also use TLS, with private certificates. Clients reach the servers only through the balancer, which is the one
 * proxy that the servers trust.
 */
export const composeFile = `# PostgreSQL, Vestibule twice, and Caddy with certificates in front.
# Start: docker compose up --detach --build. More servers: docker compose up --detach --scale server=4
# Commands: docker compose run --rm server user list

services:
  # Makes the certificates for TLS between the containers, once, and ends.
  certificates:
    image: postgres:17
    entrypoint: ['sh', '/make-certificates.sh']
    volumes:
      - ./make-certificates.sh:/make-certificates.sh:ro
      - inner-certificates:/certificates

  database:
    image: postgres:17
    restart: unless-stopped
    command: ['postgres', '-c', 'ssl=on', '-c', 'ssl_cert_file=/certificates/database.pem', '-c', 'ssl_key_file=/certificates/database.key']
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?}
    volumes:
      - database:/var/lib/postgresql/data
      # Runs once, while the database is new.
      - ./create-role.sh:/docker-entrypoint-initdb.d/create-role.sh:ro
      - inner-certificates:/certificates:ro
    depends_on:
      certificates:
        condition: service_completed_successfully
    healthcheck:
      test: ['CMD', 'pg_isready', '--username', 'vestibule', '--host', '127.0.0.1']
      interval: 5s
      timeout: 3s
      retries: 10

  server:
    build: .
    image: vestibule:${serverVersion}
    restart: unless-stopped
    deploy:
      replicas: 2
    env_file: .env
    environment:
      # Of the Dockerfile, whatever .env says.
      HOST: 0.0.0.0
      PORT: '4000'
      DATABASE_URL: postgres://vestibule:\${POSTGRES_PASSWORD}@database:5432/vestibule?sslmode=verify-full&sslrootcert=/certificates/ca.pem
      TLS_CERTIFICATE_FILE: /certificates/server.pem
      TLS_KEY_FILE: /certificates/server.key
      # Caddy appends the address of the client to X-Forwarded-For, and nobody else can reach this port.
      TRUSTED_PROXY_HOPS: '1'
    volumes:
      - inner-certificates:/certificates:ro
    depends_on:
      certificates:
        condition: service_completed_successfully
      database:
        condition: service_healthy
    stop_grace_period: 10s
    healthcheck:
      test: ['CMD', 'env', 'NODE_EXTRA_CA_CERTS=/certificates/ca.pem', 'node', '-e', "fetch('https://localhost:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
      interval: 5s
      timeout: 3s
      start_period: 60s

  balancer:
    image: caddy:2
    restart: unless-stopped
    ports:
      - '80:80'
      - '443:443'
    environment:
      PUBLIC_ORIGIN: \${PUBLIC_ORIGIN:?}
    volumes:
      - ./Caddyfile:/etc/caddy/Caddyfile:ro
      - certificates:/data
      - inner-certificates:/certificates:ro
    depends_on:
      server:
        condition: service_healthy

volumes:
  database:
  # Of the platform's origin, for browsers.
  certificates:
  # Between the containers.
  inner-certificates:
`

/**
 * Shell script that PostgreSQL's container runs once, when its database is new. It creates the role and database of the
 * platform: the role owns that database and has no other rights. It then removes the superuser's password, so that
 * nobody can connect as superuser from outside the container.
 */
export const createRoleFile = `psql --set ON_ERROR_STOP=1 --quiet --username "\${POSTGRES_USER:-postgres}" --dbname postgres \\
	--set password="$POSTGRES_PASSWORD" --set superuser="\${POSTGRES_USER:-postgres}" <<'SQL'
create role vestibule login nosuperuser nocreatedb nocreaterole password :'password';
create database vestibule owner vestibule;
alter role :"superuser" password null;
SQL
`

/** Configuration of Caddy, the load balancer in `composeFile`. */
export const caddyFile = `{
	# By default Caddy leads every request by http to https.
	auto_https disable_redirects
}

# Only pages lead to https. A call, and whatever brings a password or token, is refused: otherwise nobody would notice that
# a program sends its secrets in the clear first.
http:// {
	@page {
		method GET HEAD
		not path /auth_api* /documentation_api* /issueapi* /ws_admin_panel*
		not header Authorization *
	}
	redir @page {$PUBLIC_ORIGIN}{uri} 308
	respond 403
}

{$PUBLIC_ORIGIN} {
	encode zstd gzip
	reverse_proxy {
		# Every container of the service, asked for again as they come and go.
		dynamic a {
			name server
			port 4000
			refresh 5s
		}
		transport http {
			tls
			tls_server_name server
			tls_trust_pool file /certificates/ca.pem
		}
		lb_policy least_conn
		# A request that reached no server goes to the next one.
		lb_try_duration 10s
		fail_duration 1s
	}
}
`
