import { serverVersion } from '../platform/version.ts'

/** systemd unit for a server without containers. */
export const unitFile = `# /etc/systemd/system/vestibule.service: one server, without containers.
#   npm install --global @vestibule/server@${serverVersion}
#   install -D --mode=600 .env /etc/vestibule/env
#   install -D --mode=644 vestibule.service /etc/systemd/system/vestibule.service
#   systemctl enable --now vestibule
# DATABASE_URL is that of your PostgreSQL, and a proxy stands in front (TRUSTED_PROXY_HOPS=1).
# A second server on this machine: copy this file to vestibule-2.service beside it, and write there
# Environment=PORT=4001 and StateDirectory=vestibule-2; leave PORT out of /etc/vestibule/env, which would win.

[Unit]
Description=Vestibule
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
# systemd reads it as root; the server cannot.
EnvironmentFile=/etc/vestibule/env
# Wherever npm has installed it; env hands the process over, so that the server hears of systemctl stop.
ExecStart=/usr/bin/env vestibule serve
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
