import { serverVersion } from '../version.ts'

/** systemd unit for a server without containers. */
export const unitFile = `# /etc/systemd/system/vestibule.service: one server, without containers.
#   npm install --global @vestibule/server@${serverVersion}
#   install -D --mode=600 .env /etc/vestibule/env
#   systemctl enable --now vestibule
# DATABASE_URL is that of your PostgreSQL, and a proxy stands in front (TRUSTED_PROXY_HOPS=1).

[Unit]
Description=Vestibule
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
# systemd reads it as root; the server cannot.
EnvironmentFile=/etc/vestibule/env
ExecStart=/usr/local/bin/vestibule serve
Restart=always
RestartSec=2
# At its end the server answers what is under way, for five seconds at most.
TimeoutStopSec=15

# A user of its own, who writes to /var/lib/vestibule alone.
DynamicUser=yes
StateDirectory=vestibule
WorkingDirectory=%S/vestibule
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
PrivateDevices=yes
PrivateUsers=yes
CapabilityBoundingSet=
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
UMask=0077

[Install]
WantedBy=multi-user.target
`
