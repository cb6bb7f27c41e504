/**
 * Shell script that makes a certificate authority, and certificates by which the containers of `composeFile` trust each
 * other, in the folder named by its first argument. It needs openssl, and root to give each key to the user of its
 * container.
 */
export const makeCertificatesFile = `# Certificates between the containers: of an authority that vouches for nobody else, as its key is deleted here.
# They are good for ten years. Made anew 90 days before: docker compose up --detach --force-recreate
set -eu
umask 077
cd "\${1:-/certificates}"

good() {
	for name in ca database server; do
		openssl x509 -in "$name.pem" -noout -checkend 7776000 || return 1
	done
}
if good >/dev/null 2>&1; then exit 0; fi

days=3650
new_key='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc'
openssl req -x509 $new_key -keyout ca.key -out ca.pem -days $days -subj '/CN=Vestibule between containers' \\
	-addext 'keyUsage=critical,keyCertSign'
for name in database server; do
	openssl req $new_key -keyout "$name.key" -out "$name.csr" -subj "/CN=$name"
	{
		# localhost: for the health checks.
		echo "subjectAltName=DNS:$name,DNS:localhost,IP:127.0.0.1"
		echo 'basicConstraints=critical,CA:FALSE'
		echo 'keyUsage=critical,digitalSignature'
		echo 'extendedKeyUsage=serverAuth,clientAuth'
	} >"$name.ext"
	openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days $days \\
		-extfile "$name.ext" -out "$name.pem"
done
rm -f ca.key ./*.csr ./*.ext ./*.srl
chmod 755 .
chmod 644 ./*.pem
# The users that run PostgreSQL and the server in their images.
if [ "$(id -u)" = 0 ]; then
	chown 999:999 database.key
	chown 1000:1000 server.key
fi
`
