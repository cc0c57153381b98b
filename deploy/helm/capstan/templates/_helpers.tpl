{{- define "capstan.fullname" -}}
{{- if contains "capstan" .Release.Name }}{{ .Release.Name | trunc 53 | trimSuffix "-" }}{{ else }}{{ printf "%s-capstan" .Release.Name | trunc 53 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "capstan.labels" -}}
app.kubernetes.io/name: capstan
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "capstan.selector" -}}
app.kubernetes.io/name: capstan
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* How a Prometheus without a PodMonitor may find a pod. */}}
{{- define "capstan.podAnnotations" -}}
{{- if not .Values.metrics.podMonitor.enabled -}}
prometheus.io/scrape: 'true'
prometheus.io/port: '9464'
{{ end -}}
checksum/config: {{ include (print $.Template.BasePath "/config.yaml") . | sha256sum }}
checksum/secret: {{ include (print $.Template.BasePath "/secret.yaml") . | sha256sum }}
{{- end }}

{{- define "capstan.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "capstan.secretName" -}}
{{ .Values.secrets.existingSecret | default (include "capstan.fullname" .) }}
{{- end }}

{{/* Of every pod: no root, nothing writable but the data and /tmp. */}}
{{- define "capstan.podSpec" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
automountServiceAccountToken: false
{{- with .Values.serviceAccount.name }}
serviceAccountName: {{ . }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: data
    {{- if .Values.storage.shared }}
    persistentVolumeClaim:
      claimName: {{ .Values.storage.existingClaim | default (include "capstan.fullname" .) }}
    {{- else }}
    emptyDir: { sizeLimit: {{ .Values.storage.size }} }
    {{- end }}
  - name: tmp
    emptyDir: {}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "capstan.container" -}}
image: {{ include "capstan.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ include "capstan.fullname" . }} }
  - secretRef: { name: {{ include "capstan.secretName" . }} }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}
